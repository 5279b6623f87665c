import { money } from '../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import type { schema } from './schema.ts';

type Course = SectionContent<typeof schema>['courses'][number];

/** What a course costs as it is shown, and what it did before a discount if it has one. */
export function coursePrice(
  { price, discount, currency }: Pick<Course, 'price' | 'discount' | 'currency'>,
  { lang, words }: Pick<SectionContext, 'lang' | 'words'>,
): { now: string; before?: string } {
  const shown = (amount: number) =>
    amount === 0 ? words.pricing.free : money(lang, amount, currency);
  return discount === undefined
    ? { now: shown(price) }
    : { now: shown(discount), before: shown(price) };
}
