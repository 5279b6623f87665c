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

/** A number of bytes in words: `340 kB`, and never less than one. */
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
