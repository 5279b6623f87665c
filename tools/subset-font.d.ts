declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** Leaves out the glyphs that only its typographic features lead to. */
    noLayoutClosure?: boolean;
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  /** Cuts a font down to some characters and a span of its axes. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
