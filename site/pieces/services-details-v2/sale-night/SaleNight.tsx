import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionFrame } from '../../../kit/SectionFrame.tsx';
import { Text } from '../../../ui/Text.tsx';
import { type schema, THREADS } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** Renders one sale after each step of a night, as a thread of its day, then problems with such a day. */
export function SaleNight({ type, anchor, heading, lead, steps, problems }: Props) {
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <ol className="sale-night-steps">{steps.map(renderItem)}</ol>
      <Text.h2 className="sale-night-heading" id={problems.anchor}>
        {problems.heading}
      </Text.h2>
      <ul className="sale-night-problems">{problems.items.map(renderItem)}</ul>
    </SectionFrame>
  );
}

const share = (threads: number) => `${(threads / THREADS) * 100}%`;

/** Renders a step or a problem: amounts as cloths on one scale, in which a part is set off or missing. */
const renderItem = ({ title, fact, cloths, body }: Props['steps'][number]) => (
  <li key={title} className="sale-night-item">
    <div>
      <Text.h3 className="text-lg">{title}</Text.h3>
      {fact !== undefined && <Text.p className="text-xl font-semibold">{fact}</Text.p>}
    </div>
    <dl>
      {cloths.map(({ label, value, part: [from, to], look }) => (
        <div key={label}>
          <Text.dt>{label}</Text.dt>
          <dd data-look={look}>
            <Text.b>{value}</Text.b>
            <i style={{ '--from': share(from), '--part': share(to - from) }} />
          </dd>
        </div>
      ))}
    </dl>
    <Text.p>{body}</Text.p>
  </li>
);
