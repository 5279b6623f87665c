import { longDate } from '../../../contract/format.ts';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionContent, type SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { schema } from './schema.ts';

type Part = SectionContent<typeof schema>['versions'][number]['parts'][number];

const MARKS = { in: 'ins', out: 'del' } as const;

/** Renders words of a version: unchanged, removed or added. */
function Words({ text, change }: Part) {
  const Mark = change === undefined ? 'span' : MARKS[change];
  return (
    <Mark>
      <Text>{text}</Text>
    </Mark>
  );
}

/** Renders the versions of a text, with the author and reason of each change. */
function Revisions({ versions, ...section }: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, context } = section;
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <ol className="revisions">
        {versions.map(({ date, by, why, parts }) => (
          <li className="grid border-t" key={date}>
            <div className="grid gap-2xs content-start text-note">
              <p className="text-ink font-semibold">
                <time dateTime={date}>{longDate(context.lang, date)}</time>
              </p>
              <Text.p>{by}</Text.p>
              <Text.p>{why}</Text.p>
            </div>
            <p className="revisions-words text-2xl text-balance">
              {parts.map((part) => [<Words key={part.text} {...part} />, ' '])}
            </p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

export const revisions = defineSection({ schema, Component: Revisions });
