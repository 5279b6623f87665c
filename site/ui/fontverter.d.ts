declare module 'fontverter' {
  /** Wraps a font anew. */
  export function convert(font: Buffer, format: 'truetype' | 'woff2'): Promise<Buffer>;
}
