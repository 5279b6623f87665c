import type { SectionProps } from '../../../kit/define-section.ts';
import { OtherWays } from '../../../kit/lead-form/OtherWays.tsx';
import { Lead } from '../../../kit/SectionWords.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Person } from '../../../ui/Person.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;

/** Renders a message of the visitor or of ours, below its time and beside what we promise at this point. */
function Message({ when, from, visitor, says, promise }: Section['messages'][number]) {
  return (
    <li className="reply-message" data-ours={from !== undefined || undefined}>
      <Text.p className="reply-when">{when}</Text.p>
      <div className="reply-words">
        {from && <Person {...from} />}
        {visitor !== undefined && <Text.strong>{visitor}</Text.strong>}
        <Text.p className="reply-says">{says}</Text.p>
      </div>
      <Text.p className="reply-promise">{promise}</Text.p>
    </li>
  );
}

/** Renders an enquiry and its answers with their times, down to where the visitor's own enquiry begins. */
export function HeroReply(section: Section) {
  const { heading, lead, action, label, messages, outcome, context } = section;
  return (
    <section className="hero-reply" data-section="hero">
      <div className="wrap">
        <div className="reply-head">
          <Text.h1>{heading}</Text.h1>
          <div className="reply-lead">
            <Lead>{lead}</Lead>
            <ButtonLink href={action.url} label={action.label} rank="first" />
            <OtherWays {...context} />
          </div>
        </div>
        <Text.p className="reply-label">{label}</Text.p>
        <ol className="reply-thread">
          {messages.map((message) => (
            <Message key={message.when} {...message} />
          ))}
        </ol>
        <p className="reply-outcome">
          <Text.span className="reply-when">{outcome.term}</Text.span>
          <Text>{outcome.detail}</Text>
        </p>
      </div>
    </section>
  );
}
