import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MESSAGE_FORM } from '../../../contract/api/conversation-limits.ts';
import { fill } from '../../../contract/fill.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { isNotFound } from '../../session/answers.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { EmptyState } from '../area/EmptyState.tsx';
import { Loaded } from '../area/Loaded.tsx';
import { useNotify } from '../area/notices.ts';
import { useAccount } from '../area/use-account.ts';
import { useDateFormats } from '../area/use-date-formats.ts';
import { usePage } from '../page-context.ts';
import { Composer } from './Composer.tsx';
import type { Earlier } from './EarlierMessages.tsx';
import { MessageList, type ShownMessage } from './MessageList.tsx';
import { addressOf, goTo, onFollow } from './place.ts';
import {
  useBeginConversation,
  useConversation,
  useEarlierMessages,
  useSendMessage,
} from './queries.ts';
import type { MessagesProps } from './texts.ts';

/** Returns the title of a conversation. One that started with a form is named after it. */
export const titleOf = (
  { subject, form }: { subject: string; form: string },
  forms: MessagesProps['forms'],
): string => subject || forms[form] || form;

/** One conversation: its messages, and a field to reply. */
export function OpenConversation({ id }: { id: number }) {
  const { words, forms, conversation: shared } = usePage<MessagesProps>();
  const { isClosed, gone, ...send } = words.open;
  const query = useConversation(id);
  const sendMessage = useSendMessage(id);
  const load = useEarlierMessages(id);
  const { data: me } = useAccount();
  const nameOf = ({ from, author }: ShownMessage) =>
    from === 'customer' ? shared.you : author || shared.company;
  // Retrying would not help.
  if (isNotFound(query.error)) {
    return (
      <Within>
        <EmptyState {...gone} />
      </Within>
    );
  }
  return (
    <Within>
      <Loaded query={query}>
        {({ conversation, messages, next }) => (
          <>
            <Heading>{titleOf(conversation, forms)}</Heading>
            <Thread
              unread={conversation.unread}
              messages={messages}
              earlier={{ next, load }}
              nameOf={nameOf}
            />
            {conversation.isClosed && (
              <p className="talk-closed border-t flex gap-xs text-note">
                <Icon name="check" />
                <Typeset>{isClosed}</Typeset>
              </p>
            )}
            {conversation.form === MESSAGE_FORM && <Unconfirmed />}
            <Composer
              name={`conversation-${id}`}
              isConfirmed={me?.emailVerified !== false}
              send={send}
              onSend={(message, key) => sendMessage({ message, key })}
            />
          </>
        )}
      </Loaded>
    </Within>
  );
}

/** A form for a new conversation, which opens once it is sent. */
export function NewConversation() {
  const { words } = usePage<MessagesProps>();
  const { heading, lead, subject, ...send } = words.begin;
  const begin = useBeginConversation();
  const notify = useNotify();
  const { data: me } = useAccount();
  return (
    <Within>
      <Heading>{heading}</Heading>
      <Typeset.p className="text-muted">{lead}</Typeset.p>
      <Unconfirmed />
      <Composer
        name="conversation-new"
        isConfirmed={me?.emailVerified !== false}
        send={send}
        subject={subject}
        onSend={async (message, key, values) => {
          const { id } = await begin({ message, key, subject: String(values.get('subject')) });
          // Waits until the form is empty. The form then disappears, so the message is shown here.
          queueMicrotask(() => goTo({ view: 'open', id }));
          notify({ done: send.sent });
        }}
      />
    </Within>
  );
}

/** The frame of both views, with a link back to the list. */
function Within({ children }: { children: ReactNode }) {
  const { words } = usePage<MessagesProps>();
  return (
    <div className="talk-page grid gap-2xl">
      <a
        className="talk-back items-center gap-2xs text-note"
        href={addressOf({ view: 'list' })}
        onClick={onFollow({ view: 'list' })}
      >
        <Icon name="chevron" />
        {words.open.back}
      </a>
      {children}
    </div>
  );
}

/** The heading takes the focus when the conversation opens, because the previously focused element has disappeared. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      dir="auto"
      lang={langOfWords(children)}
      className="talk-title text-2xl"
    >
      {children}
    </h2>
  );
}

/**
 * Says before the customer writes that the message is held until their email address is confirmed, and links to where
 * they can do that.
 */
function Unconfirmed() {
  const { words, confirm } = usePage<MessagesProps>();
  const { data: me } = useAccount();
  if (me?.emailVerified !== false) return null;
  return (
    <div>
      <Typeset.p className="text-muted">{words.unconfirmed.note}</Typeset.p>
      <p>
        <Typeset.a className="section-link" href={confirm}>
          {words.unconfirmed.confirm}
        </Typeset.a>
      </p>
    </div>
  );
}

interface Props {
  unread: number;
  messages: readonly ShownMessage[];
  earlier: Earlier;
  nameOf: (message: ShownMessage) => string;
}

/**
 * The messages of an open conversation. A divider above the first new message stays even after the messages are marked
 * as read. On opening, the page scrolls to the divider, or else to the last message. Messages that arrive later are
 * announced.
 */
function Thread({ unread, messages, earlier, nameOf }: Props) {
  const { messages: label, fresh, arrived } = usePage<MessagesProps>().words.open;
  const notify = useNotify();
  const { date } = useDateFormats();
  const received = messages.filter(({ from }) => from === 'company');
  const last = received.at(-1)?.id;
  /**
   * The messages that were new at first: their number and the id of the last one. Some may be on pages that aren't
   * loaded yet.
   */
  const [news, setNews] = useState<{ count: number; last: number }>();
  if (news === undefined && unread > 0 && last !== undefined) setNews({ count: unread, last });
  const upToNews = news ? received.filter(({ id }) => id <= news.last) : [];
  const firstNew = (upToNews.at(-(news?.count ?? 0)) ?? upToNews[0])?.id;

  const opened = useRef<HTMLLIElement>(null);
  useEffect(() => {
    opened.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const heard = useRef(last);
  const announce = useEffectEvent(() => {
    const message = received.at(-1);
    if (message) notify({ done: fill(arrived, { name: nameOf(message) }) });
  });
  useEffect(() => {
    if (last !== heard.current) announce();
    heard.current = last;
  }, [last]);

  return (
    <MessageList
      label={label}
      messages={messages}
      earlier={earlier}
      nameOf={nameOf}
      day={date}
      fresh={firstNew === undefined ? undefined : { id: firstNew, label: fresh }}
      opened={{ id: firstNew ?? messages.at(-1)?.id, ref: opened }}
    />
  );
}
