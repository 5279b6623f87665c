import { fill } from '../../contract/fill.ts';
import { momentsIn } from '../../contract/format.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Mails } from '../../contract/mails.ts';
import { localize } from '../../contract/text.ts';

/** Where the company's clocks are. */
const PLACE = 'Asia/Bangkok';

/**
 * A moment as mails name it, with its place where that is not obvious.
 * @param moment milliseconds since 1970
 */
export function momentInWords(lang: Lang, moment: number, { common }: Mails): string {
  const { date, time } = momentsIn(lang, PLACE);
  return fill(localize(common, lang).moment, { date: date(moment), time: time(moment) });
}
