import { Facts } from '../../ui/Facts.tsx';
import { Text } from '../../ui/Text.tsx';
import { Choices } from '../Choices.tsx';
import { Decision } from '../Decision.tsx';
import { Notice } from '../Notice.tsx';
import type { StageProps } from '../parts.ts';
import { StageFrame } from '../StageFrame.tsx';
import { Said } from '../StateMark.tsx';
import { Grounds } from './Grounds.tsx';
import type { schema } from './schema.ts';

type Props = StageProps<typeof schema>;
type Conversation = Props['conversations'][number];

function ConversationChoice({ from, subject, came, state, said }: Conversation) {
  return (
    <span className="stage-queue-item">
      <Text.span className="text-sm font-medium">{from}</Text.span>
      <Text.span className="helpdesk-came text-muted">{came}</Text.span>
      <Text.span className="span-all text-muted">{subject}</Text.span>
      <Said state={state} said={said} />
    </span>
  );
}

/** Renders the conversation so far, and below it the answer that waits for a person. */
function Talk({ conversation, group }: { conversation: Conversation; group: string }) {
  const { from, subject, messages, draft, refusal, decision } = conversation;
  return (
    <div className="helpdesk-talk grid min-w-0">
      <div className="helpdesk-top">
        <Text.h3 className="text-base">{from}</Text.h3>
        <Text.p className="text-label">{subject}</Text.p>
      </div>
      <ol className="helpdesk-messages grid gap-md">
        {messages.map(({ by, who, body }) => (
          <li className="grid gap-2xs" key={who} data-by={by}>
            <Text.p className="helpdesk-who text-label">{who}</Text.p>
            <Text.p className="helpdesk-body">{body}</Text.p>
          </li>
        ))}
      </ol>
      <div className="helpdesk-answer grid gap-md border-t">
        {refusal && <Notice {...refusal} state="wrong" />}
        <div className="helpdesk-draft grid gap-xs rounded">
          <Text.p className="stage-heading">{draft.title}</Text.p>
          <p>
            {draft.parts.map(({ body, source }) => (
              <span key={body} data-source={source}>
                <Text.span className="helpdesk-cited">{body}</Text.span>
                {source !== undefined && (
                  <span className="helpdesk-number text-xs font-semibold">{source}</span>
                )}{' '}
              </span>
            ))}
          </p>
        </div>
        <Decision name={group} {...decision} />
      </div>
    </div>
  );
}

/** Customers' questions: a list, the selected conversation with its drafted answer, and the answer's basis. */
export function SupportCopilot(props: Props) {
  const { id, choose, first, conversations, day, words, ...frame } = props;
  return (
    <StageFrame {...frame}>
      <div className="helpdesk">
        <div className="stage-queue">
          <Choices name={`${id}-conversation`} legend={choose} items={conversations} first={first}>
            {(conversation) => <ConversationChoice {...conversation} />}
          </Choices>
          <div className="helpdesk-day text-xs">
            <Text.p className="stage-heading">{day.title}</Text.p>
            <Facts facts={day.figures} className="stage-facts" />
          </div>
        </div>
        {conversations.map((conversation, index) => (
          <div key={conversation.from} className="helpdesk-shown" data-of={index + 1}>
            <Talk conversation={conversation} group={`${id}-decision-${index + 1}`} />
            <Grounds {...conversation} words={words} />
          </div>
        ))}
      </div>
    </StageFrame>
  );
}
