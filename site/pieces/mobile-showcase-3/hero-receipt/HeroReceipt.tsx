import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Receipt } from './Receipt.tsx';
import type { schema } from './schema.ts';

/** Renders the opening of a page of figures: one oversized line, and a receipt printed from the bar above it. */
export function HeroReceipt(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, actions, choose, cards, first } = section;
  return (
    <section id={anchor} className="receipt-hero columns" data-section="hero">
      <div className="receipt-words grid gap-2xl">
        <Text.h1 className="text-huge">{heading}</Text.h1>
        <Lead>{lead}</Lead>
        <Choice
          name={`${anchor}-card`}
          legend={choose}
          hasLegend
          chosen={String(first)}
          options={cards.map((card, index) => ({
            value: String(index + 1),
            label: String(card),
          }))}
        />
        <Actions actions={actions} />
      </div>
      <Receipt {...section} />
    </section>
  );
}
