/**
 * The `pattern` of a field for a number of so many digits, Arabic, Thai or full-width, with spaces and hyphens as people
 * write them.
 */
export const digits = (count: number): string =>
  `[^\\p{L}\\p{N}]*(?:[0-9๐-๙０-９][^\\p{L}\\p{N}]*){${count}}`;
