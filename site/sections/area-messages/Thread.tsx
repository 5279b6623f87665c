import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import { useNotify } from '../area/notices.ts';
import { MessageList, type ShownMessage } from './MessageList.tsx';
import { useMessages } from './words.ts';

interface Props {
  unread: number;
  messages: readonly ShownMessage[];
  nameOf: (message: ShownMessage) => string;
}

/**
 * The messages of an open conversation. A line stands above what was new first: it is read from then on, but the line stays.
 * That line, or else the last message, is in view when the conversation is opened; what comes in later is announced.
 */
export function Thread({ unread, messages, nameOf }: Props) {
  const { messages: label, fresh, arrived } = useMessages().words.open;
  const notify = useNotify();
  const received = messages.filter(({ from }) => from === 'company');
  const [firstNew, setFirstNew] = useState<number>();
  const firstUnread = unread > 0 ? received.at(-unread)?.id : undefined;
  if (firstNew === undefined && firstUnread !== undefined) setFirstNew(firstUnread);

  const opened = useRef<HTMLLIElement>(null);
  useEffect(() => {
    opened.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const last = received.at(-1)?.id;
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
      nameOf={nameOf}
      fresh={firstNew === undefined ? undefined : { id: firstNew, label: fresh }}
      opened={{ id: firstNew ?? messages.at(-1)?.id, ref: opened }}
    />
  );
}
