import { money } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext, SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Decision } from '../../../stages/Decision.tsx';
import { StageFrame } from '../../../stages/StageFrame.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

interface DocumentProps {
  figure: SectionContent<typeof schema>['items'][number]['from'];
  context: SectionContext;
}

/** Renders a document with its lines; the figure that is compared is the last one, and marked. */
function Document({ figure: { source, lines, label, amount }, context }: DocumentProps) {
  return (
    <div className="differences-paper text-ink">
      <Text.h4>{source}</Text.h4>
      <dl>
        {[...lines, { label, amount }].map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
          <div key={index} className="flex gap-md justify-between">
            <Text.dt>{line.label}</Text.dt>
            <dd>{money(context.lang, line.amount, 'THB')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Renders the product's window with subtractions: two documents, their difference, its reason, and one question. */
export function Differences(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, screen, items, context } = section;
  return (
    <section id={anchor} className="differences" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
        <StageFrame {...screen}>
          <ul>
            {items.map(({ from, less, title, body, decision }, index) => (
              <li key={title} className="columns relative">
                <Text.h3 className="span-all text-2xl">{title}</Text.h3>
                <Document figure={from} context={context} />
                <Document figure={less} context={context} />
                <p className="differences-result">
                  <span className="sr-only">{context.words.difference.result}</span>{' '}
                  <b>{money(context.lang, from.amount - less.amount, 'THB')}</b>
                </p>
                <Text.p className="differences-reason">{body}</Text.p>
                <Decision {...decision} name={`${anchor}-${index + 1}`} />
              </li>
            ))}
          </ul>
        </StageFrame>
      </div>
    </section>
  );
}
