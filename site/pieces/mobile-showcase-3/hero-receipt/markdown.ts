import { decimalNumber, money, price } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain, table } from '../../../ui/markdown.ts';
import { costOfStamp } from './cost-of-stamp.ts';
import type { schema } from './schema.ts';

/** The receipt, then what a stamp costs with each card that one can choose. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { lang, words }: SectionContext,
): string {
  const { items, cards, reward, shop, when, actions, example, choose } = section;
  const says = words.heroReceipt;
  const baht = (amount: number) => money(lang, amount, 'THB');
  return join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(actions.map(({ label, url }) => link(label, url))),
    `${bold(shop)} ${plain(when)}`,
    list([
      ...items.map((item) => plain(`${item.label} ${baht(item.baht)}`)),
      plain(`${reward.label} ${price(lang, reward.baht, 'THB')}`),
    ]),
    table(
      [choose, says.stamp, says.app, says.both].map(plain),
      cards.map((card) => {
        const { stamp, app, both, percent } = costOfStamp(section, card);
        const share = `${decimalNumber(lang, percent)}% ${says.share}`;
        return [String(card), baht(stamp), baht(app), plain(`${baht(both)}, ${share}`)];
      }),
    ),
    paragraph(example),
  );
}
