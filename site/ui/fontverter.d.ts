declare module 'fontverter' {
  /** Converts a font to another format. */
  export function convert(font: Buffer, format: 'truetype' | 'woff2'): Promise<Buffer>;
}
