import type { Attachment } from '../../../contract/api/conversations.ts';
import { download } from '../../session/api.ts';

/** Has the browser save a file. It is fetched, because a link would not carry the session's token (spec D3). */
export async function saveFile({ id, name }: Attachment): Promise<void> {
  const file = await download('attachment', { id });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: the browser begins to read it only now.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** A number of bytes in words: `340 kB`. */
export function sizeInWords(bytes: number, lang: string): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const unit = UNITS[step] ?? 'byte';
  const format = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumSignificantDigits: 3,
  });
  return format.format(bytes / 1000 ** step);
}
