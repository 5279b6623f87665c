/**
 * Returns the `pattern` for a number with a fixed count of digits, which can be Arabic, Thai or full-width, with spaces
 * and hyphens between them.
 */
export const digits = (count: number): string =>
  `[^\\p{L}\\p{N}]*(?:[0-9๐-๙０-９][^\\p{L}\\p{N}]*){${count}}`;
