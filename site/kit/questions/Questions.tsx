import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionWords } from '../SectionWords.tsx';
import { paragraphsOf } from './paragraphs.ts';
import type { schema } from './schema.ts';

/** Renders questions with one answer open at a time; the heading stays visible next to them. */
export function Questions(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, items, action } = section;
  return (
    <section id={anchor} className="section section-beside questions wrap" data-section={type}>
      <div className="questions-head in-sight">
        <SectionWords heading={heading} lead={lead} />
        {action !== undefined && (
          <ButtonLink href={action.url} label={action.label} rank="second" />
        )}
      </div>
      <div>
        {items.map(({ question, answer }) => (
          <details key={question} className="question" name={anchor}>
            <summary>
              <h3>
                <Text>{question}</Text>
              </h3>
            </summary>
            <div className="question-answer">
              {paragraphsOf(answer).map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
                <p key={index}>
                  <Text>{paragraph}</Text>
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
