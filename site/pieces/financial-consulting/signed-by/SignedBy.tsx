import { dayAndMonth } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionWords } from '../../../kit/SectionWords.tsx';
import { Term } from '../../../ui/Term.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders papers for signature, on ebony from edge to edge: their names, the line to sign on, and the deadlines. */
export function SignedBy(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, papers, due, dueNote, context } = section;
  return (
    <section id={anchor} className="signed ebony" data-section={type}>
      <div className="wrap columns">
        <div className="grid content-start gap-lg">
          <SectionWords heading={heading} lead={lead} />
        </div>
        <dl>
          {papers.map(({ name, signer }) => (
            <Term key={name} term={name} detail={signer} />
          ))}
        </dl>
        <ol className="signed-due span-all">
          {due.map(({ date, what }) => (
            <li key={date}>
              <Text.time dateTime={date}>{dayAndMonth(context.lang, date)}</Text.time>{' '}
              <Text>{what}</Text>
            </li>
          ))}
        </ol>
        <Text.p className="text-note span-all">{dueNote}</Text.p>
      </div>
    </section>
  );
}
