import { fill } from '../../../../contract/fill.ts';
import { decimalNumber, money } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { costOfStamp } from './cost-of-stamp.ts';
import type { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;

/** The width of a stamp's place, and the radius of a stamp. */
const PLACE = 24;
const RADIUS = 9;
const MOST_PER_ROW = 7;

/** Renders the card: a ring for each stamp, filled for those the customer has. */
function Card({ card, stamps }: { card: number; stamps: number }) {
  const perRow = Math.min(Math.ceil(card / 2), MOST_PER_ROW);
  const rows = Math.ceil(card / perRow);
  const ring = (index: number) => {
    const x = (index % perRow) * PLACE + PLACE / 2;
    const y = Math.floor(index / perRow) * PLACE + PLACE / 2;
    return `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0-${2 * RADIUS} 0Z`;
  };
  const rings = Array.from({ length: card }, (_, index) => ring(index));
  return (
    <svg viewBox={`0 0 ${MOST_PER_ROW * PLACE} ${rows * PLACE}`} aria-hidden="true">
      <path d={rings.slice(stamps).join('')} />
      <path data-stamped="" d={rings.slice(0, stamps).join('')} />
    </svg>
  );
}

/** Renders a line of the receipt: item and amount. */
function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="receipt-line flex justify-between gap-md">
      <Text.dt>{label}</Text.dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** Renders a till receipt: the items, the current card, and the cost of the stamp to the shop. */
export function Receipt(section: Section) {
  const { shop, when, items, cards, stamps, reward, example, context } = section;
  const { lang, words } = context;
  const says = words.heroReceipt;
  const baht = (amount: number) => money(lang, amount, 'THB');
  const { bill } = costOfStamp(section, cards[0] ?? 1);
  return (
    <figure className="receipt grid gap-md text-sm">
      <p className="receipt-shop">
        <Text.b className="block text-xl">{shop}</Text.b> <Text>{when}</Text>
      </p>
      <dl className="grid gap-2xs">
        {items.map((item) => (
          <Line key={item.label} label={item.label} amount={baht(item.baht)} />
        ))}
        <Line label={says.total} amount={baht(bill)} />
      </dl>
      <div className="receipt-cards grid">
        {cards.map((card, index) => {
          const cost = costOfStamp(section, card);
          return (
            <div key={card} className="receipt-card" data-card={index + 1}>
              <Text.p>{fill(says.of, { count: stamps, card, reward: reward.label })}</Text.p>
              <Card card={card} stamps={stamps} />
              <Text.p className="receipt-owner font-semibold">{says.owner}</Text.p>
              <dl className="grid gap-2xs">
                <Line
                  label={`${says.stamp} (${baht(reward.baht)} ÷ ${card})`}
                  amount={baht(cost.stamp)}
                />
                <Line label={says.app} amount={baht(cost.app)} />
                <Line label={says.both} amount={baht(cost.both)} />
              </dl>
              <p className="receipt-share flex flex-wrap items-baseline font-semibold">
                <b>{`${decimalNumber(lang, cost.percent)}%`}</b> <Text>{says.share}</Text>
              </p>
            </div>
          );
        })}
      </div>
      <Text.figcaption className="text-label">{example}</Text.figcaption>
    </figure>
  );
}
