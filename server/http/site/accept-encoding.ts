import Negotiator from 'negotiator';

/** The forms that the build leaves beside a text file. */
const ENCODINGS = ['br', 'gzip'];

/** How a file that an encoding names ends. */
const ENDINGS: Record<string, string> = { br: '.br', gzip: '.gz', identity: '' };

/** A form of a file: what `content-encoding` says, and how its name ends. */
interface Form {
  encoding: string;
  ending: string;
}

/** What browsers send is known soon; made-up values are not kept. */
const KNOWN_MAX = 100;
const known = new Map<string, Form[]>();

/**
 * The forms of a file that a browser takes, best first, and at last the file as it is: an answer that can be read is
 * better than a refusal (RFC 9110, 12.5.3).
 * @param header an Accept-Encoding header
 */
export function acceptedEncodings(header = ''): readonly Form[] {
  const before = known.get(header);
  if (before) return before;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  // Its types do not know what it prefers among equals.
  const encodings: (available: string[], options: { preferred: string[] }) => string[] =
    negotiator.encodings.bind(negotiator);
  const compressed = encodings([...ENCODINGS, 'identity'], { preferred: ENCODINGS });
  const forms = [...compressed.filter((encoding) => encoding !== 'identity'), 'identity'].map(
    (encoding) => ({ encoding, ending: ENDINGS[encoding] ?? '' }),
  );
  if (known.size < KNOWN_MAX) known.set(header, forms);
  return forms;
}

/**
 * Spells out the `*` of an Accept-Encoding header. The static plugin reads it as gzip even where gzip is refused by
 * name (`gzip;q=0, *`); it stands for the encodings that are not named.
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
