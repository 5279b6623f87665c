import type { SectionProps } from '../../../kit/define-section.ts';
import { OtherWays } from '../../../kit/lead-form/OtherWays.tsx';
import { Lead } from '../../../kit/SectionWords.tsx';
import { StateMark } from '../../../stages/StateMark.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Person } from '../../../ui/Person.tsx';
import { Selvedge } from '../../../ui/Selvedge.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;
type MessageContent = Section['messages'][number];

/** Renders a document as read: printed, or faxed, with the values to check marked, or too pale to read. */
function Paper({ state }: { state: MessageContent['papers'][number] }) {
  return (
    <span className="reply-paper" data-state={state}>
      <svg viewBox="0 0 48 64" aria-hidden="true">
        <path d="M7 10h18" strokeWidth="4" />
        <path d="M33 9h8M7 20h22M7 26h16M7 34h34M7 40h34M7 46h34M27 55h14" />
        {state === 'attention' && <path className="reply-marked" d="M30 20h12M24 55h18" />}
      </svg>
      <StateMark state={state} />
    </span>
  );
}

/** Renders a message of the visitor or of ours with its time, its documents, and our promise at this point. */
function Message({ when, from, visitor, says, papers, promise }: MessageContent) {
  return (
    <li className="reply-message" data-ours={from !== undefined || undefined}>
      <Text.span className="reply-when">{when}</Text.span>
      <div>
        {from && <Person {...from} />}
        {visitor !== undefined && <Text.strong>{visitor}</Text.strong>}
      </div>
      <div className="reply-words">
        <Text.p>{says}</Text.p>
        {papers.length > 0 && (
          <div className="reply-papers" aria-hidden="true">
            {papers.map((state, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the documents never change places
              <Paper key={index} state={state} />
            ))}
          </div>
        )}
      </div>
      <p className="reply-promise">
        <Icon name="check" />
        <Text>{promise}</Text>
      </p>
    </li>
  );
}

/** Renders an enquiry and its answers in a window below the words, each with our promise, down to the quote. */
export function HeroReply(section: Section) {
  const { heading, lead, action, label, messages, outcome, context } = section;
  return (
    <section className="reply" data-section="hero">
      <div className="reply-head">
        <Text.h1>{heading}</Text.h1>
        <Lead>{lead}</Lead>
        <div>
          <ButtonLink href={action.url} label={action.label} rank="first" />
          <OtherWays {...context} />
        </div>
      </div>
      <div className="reply-window">
        <Selvedge />
        <Text.h2 className="text-lg">{label}</Text.h2>
        <ol>
          {messages.map((message) => (
            <Message key={message.when} {...message} />
          ))}
          <li className="reply-message deep">
            <Text.span className="reply-when">{outcome.term}</Text.span>
            <Text.p className="text-3xl font-medium">{outcome.detail}</Text.p>
          </li>
        </ol>
      </div>
    </section>
  );
}
