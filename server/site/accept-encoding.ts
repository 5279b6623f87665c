/** The forms that the build leaves beside a text file. */
const ENCODINGS = ['br', 'gzip'];

/**
 * Spells out the `*` of an Accept-Encoding header. The static plugin reads it as gzip even where
 * gzip is refused by name (`gzip;q=0, *`); it stands for the encodings that are not named.
 */
export function spellOutAnyEncoding(header: string): string {
  const entries = header.split(',').map((entry) => entry.trim());
  const named = new Set(entries.map((entry) => nameOf(entry)));
  return entries
    .flatMap((entry) => {
      if (nameOf(entry) !== '*') return [entry];
      const quality = entry.trim().slice(1);
      return ENCODINGS.filter((encoding) => !named.has(encoding)).map((one) => one + quality);
    })
    .join(', ');
}

const nameOf = (entry: string) => entry.split(';', 1)[0]?.trim().toLowerCase();
