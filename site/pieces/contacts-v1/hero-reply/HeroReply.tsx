import type { SectionProps } from '../../../kit/define-section.ts';
import { OtherWays } from '../../../kit/lead-form/OtherWays.tsx';
import { Lead } from '../../../kit/SectionWords.tsx';
import { StateMark } from '../../../stages/StateMark.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
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

/** Renders a message of the visitor or of ours with its time, and the documents that it is about. */
function Message({ when, from, visitor, says, papers }: MessageContent) {
  return (
    <li className="reply-message" data-ours={from !== undefined || undefined}>
      <div className="reply-who">
        {from && <Person {...from} />}
        {visitor !== undefined && <Text.strong>{visitor}</Text.strong>}
        <Text.span>{when}</Text.span>
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
    </li>
  );
}

/** Renders an enquiry and its answers as a window beside the words, then our promise at each of its times. */
export function HeroReply(section: Section) {
  const { heading, lead, action, label, messages, outcome, context } = section;
  return (
    <section data-section="hero">
      <div className="reply-top">
        <div className="reply-head">
          <Text.h1>{heading}</Text.h1>
          <Lead>{lead}</Lead>
          <ButtonLink href={action.url} label={action.label} rank="first" />
          <OtherWays {...context} />
        </div>
        <div className="reply-window">
          <Selvedge />
          <Text.p className="font-semibold">{label}</Text.p>
          <ol>
            {messages.map((message) => (
              <Message key={message.when} {...message} />
            ))}
          </ol>
        </div>
      </div>
      <dl className="reply-promises deep">
        {messages.map(({ when, promise }) => (
          <div key={when}>
            <Text.dt>{when}</Text.dt>
            <Text.dd className="text-lg font-medium">{promise}</Text.dd>
          </div>
        ))}
        <div>
          <Text.dt>{outcome.term}</Text.dt>
          <Text.dd className="text-display font-medium">{outcome.detail}</Text.dd>
        </div>
      </dl>
    </section>
  );
}
