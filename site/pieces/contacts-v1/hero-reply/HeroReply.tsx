import type { SectionProps } from '../../../kit/define-section.ts';
import { OtherWays } from '../../../kit/lead-form/OtherWays.tsx';
import { Lead } from '../../../kit/SectionWords.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Person } from '../../../ui/Person.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;

/** Renders a message of the visitor or of ours, and beside it its time and what we promise at this point. */
function Message({ when, from, visitor, says, promise }: Section['messages'][number]) {
  return (
    <li className="reply-message" data-ours={from !== undefined || undefined}>
      <div className="reply-promise">
        <Text.p>{when}</Text.p>
        <Text.p>{promise}</Text.p>
      </div>
      <div className="reply-words">
        {from && <Person {...from} />}
        {visitor !== undefined && <Text.strong>{visitor}</Text.strong>}
        <Text.p>{says}</Text.p>
      </div>
    </li>
  );
}

/** Renders an enquiry and its answers with their times, down to where the visitor's own enquiry begins. */
export function HeroReply(section: Section) {
  const { heading, lead, action, label, messages, outcome, context } = section;
  return (
    <section data-section="hero">
      <div className="reply-head wrap">
        <Text.h1>{heading}</Text.h1>
        <Lead>{lead}</Lead>
        <div className="reply-ways">
          <ButtonLink href={action.url} label={action.label} rank="first" />
          <OtherWays {...context} />
        </div>
      </div>
      <div className="reply-thread">
        <Text.p>{label}</Text.p>
        <ol>
          {messages.map((message) => (
            <Message key={message.when} {...message} />
          ))}
        </ol>
      </div>
      <p className="reply-outcome deep">
        <Text.span>{outcome.term}</Text.span>
        <Text>{outcome.detail}</Text>
      </p>
    </section>
  );
}
