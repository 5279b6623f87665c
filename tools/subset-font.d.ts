declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** Excludes glyphs that are only reachable through typographic features. */
    noLayoutClosure?: boolean;
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  /** Subsets a font to some characters and a range of its axes. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
