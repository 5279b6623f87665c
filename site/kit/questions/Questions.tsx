import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionWords } from '../SectionWords.tsx';
import { schema } from './schema.ts';

function Question({ question }: { question: string }) {
  return <Text.h3>{question}</Text.h3>;
}

/** Renders an answer, whose paragraphs are separated by an empty line. */
function Answer({ answer }: { answer: string }) {
  return (
    <div className="question-answer grid gap-md">
      {answer.split(/\n\s*\n/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
        <Text.p key={index}>{paragraph}</Text.p>
      ))}
    </div>
  );
}

/** Renders questions with one answer open at a time, or with all of them open. */
function Questions(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, items, look, action } = section;
  return (
    <section
      id={anchor}
      className={`section questions wrap${look === 'beside' ? ' section-beside' : ''}`}
      data-section={type}
      data-look={look === 'beside' ? undefined : look}
    >
      <div className="questions-head in-sight grid content-start gap-lg">
        <SectionWords heading={heading} lead={lead} />
        {action !== undefined && (
          <ButtonLink href={action.url} label={action.label} rank="second" />
        )}
      </div>
      <div>
        {items.map(({ question, answer }, index) =>
          look === 'open' ? (
            <div key={question} className="question relative">
              <Question question={question} />
              <Answer answer={answer} />
            </div>
          ) : (
            <details
              key={question}
              className="question relative"
              name={anchor}
              open={look === 'wide' && index === 0}
            >
              <summary className="relative grid gap-lg">
                <Question question={question} />
              </summary>
              <Answer answer={answer} />
            </details>
          ),
        )}
      </div>
    </section>
  );
}

export const questions = defineSection({
  schema,
  Component: Questions,
});
