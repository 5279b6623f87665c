import Negotiator from 'negotiator';

/** The encodings in which the build stores text files. */
const ENCODINGS = ['br', 'gzip'];

/** The file extension of each encoding. */
const EXTENSIONS: Record<string, string> = { br: '.br', gzip: '.gz', identity: '' };

/** An encoded form of a file: its `content-encoding` and its file extension. */
interface Form {
  encoding: string;
  extension: string;
}

/** The maximum number of cached headers: browsers send only a few different ones, and made-up values are not cached. */
const CACHE_MAX = 100;
const cache = new Map<string, Form[]>();

/**
 * Returns the forms of a file that a browser accepts, best first, and finally the file itself: a readable answer is
 * better than a refusal (RFC 9110, 12.5.3).
 * @param header an Accept-Encoding header
 */
export function acceptedEncodings(header = ''): readonly Form[] {
  const before = cache.get(header);
  if (before) return before;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  // The package's types lack the parameter for the preference among equals.
  const encodings: (available: string[], options: { preferred: string[] }) => string[] =
    negotiator.encodings.bind(negotiator);
  const compressed = encodings([...ENCODINGS, 'identity'], { preferred: ENCODINGS });
  const forms = [...compressed.filter((encoding) => encoding !== 'identity'), 'identity'].map(
    (encoding) => ({ encoding, extension: EXTENSIONS[encoding] ?? '' }),
  );
  if (cache.size < CACHE_MAX) cache.set(header, forms);
  return forms;
}

/**
 * Expands the `*` of an Accept-Encoding header. The static plugin takes it for gzip even if gzip is refused by name
 * (`gzip;q=0, *`), but it stands for the encodings that are not named.
 */
export function expandWildcardEncoding(header: string): string {
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
