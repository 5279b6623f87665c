/** Formats a number of bytes: `340 kB`. The smallest result is 1 kB. */
export function sizeInWords(bytes: number, lang: string): string {
  const kilobytes = Math.max(1, bytes / 1000);
  const unit = kilobytes < 1000 ? 'kilobyte' : 'megabyte';
  const format = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumSignificantDigits: 3,
  });
  return format.format(unit === 'kilobyte' ? kilobytes : kilobytes / 1000);
}
