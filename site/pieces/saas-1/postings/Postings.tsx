import type { SectionContent, SectionProps } from '../../../kit/define-section.ts';
import { SectionFrame } from '../../../kit/SectionFrame.tsx';
import { Choices } from '../../../stages/Choices.tsx';
import { StageFrame } from '../../../stages/StageFrame.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Task = SectionContent<typeof schema>['filings'][number];

/** Renders what is left to the customer. */
const You = ({ label, you }: { label: string; you: string }) => (
  <p className="postings-you">
    <Text.span className="text-label">{label}</Text.span> <Text.b>{you}</Text.b>
  </p>
);

/** Renders what the system does with a program or a return. */
const Does = ({ name, does }: Pick<Task, 'name' | 'does'>) => (
  <span className="grid">
    <Text.b>{name}</Text.b> <Text.span className="text-muted">{does}</Text.span>
  </span>
);

/** Renders a document as the selected accounting program gets it, and what is prepared for the tax office. */
export function Postings(section: SectionProps<typeof schema>) {
  const { screen, choose, you, programs, lines, office, filings, ...frame } = section;
  return (
    <SectionFrame {...frame} align="apart">
      <StageFrame {...screen}>
        <div className="postings columns">
          <Choices name={`${frame.anchor}-program`} legend={choose} items={programs}>
            {(program) => <Does {...program} />}
          </Choices>
          <div className="postings-entry">
            {programs.map(({ name, entry }, index) => (
              <Text.p key={name} data-of={index + 1} className="text-lg font-semibold">
                {entry}
              </Text.p>
            ))}
            <dl>
              {lines.map(({ label, amount }) => (
                <div key={label} className="flex justify-between gap-md">
                  <Text.dt>{label}</Text.dt>
                  <dd>{amount}</dd>
                </div>
              ))}
            </dl>
            {programs.map((program, index) => (
              <div key={program.name} data-of={index + 1}>
                <You label={you} you={program.you} />
              </div>
            ))}
          </div>
          <div className="postings-filings">
            <Text.p className="stage-heading">{office}</Text.p>
            {filings.map((filing) => (
              <div key={filing.name}>
                <Does {...filing} />
                <You label={you} you={filing.you} />
              </div>
            ))}
          </div>
        </div>
      </StageFrame>
    </SectionFrame>
  );
}
