import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import { useNotify } from '../area/notices.ts';
import type { Earlier } from './EarlierMessages.tsx';
import { MessageList, type ShownMessage } from './MessageList.tsx';
import { useMessages } from './words.ts';

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
export function Thread({ unread, messages, earlier, nameOf }: Props) {
  const { messages: label, fresh, arrived } = useMessages().words.open;
  const notify = useNotify();
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
      fresh={firstNew === undefined ? undefined : { id: firstNew, label: fresh }}
      opened={{ id: firstNew ?? messages.at(-1)?.id, ref: opened }}
    />
  );
}
