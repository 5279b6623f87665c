import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Messages as far as they are loaded, the oldest first; `next` asks for those before them. */
interface Loaded<Message> {
  messages: Message[];
  next: number | null;
}

/** A page of earlier messages that is not shown yet. */
export interface EarlierPage {
  count: number;
  show: () => void;
}

/**
 * Puts the newest page after the messages that were loaded before it. Where some may be missing between both, what
 * was loaded before goes: it can be asked for again.
 */
export function withNewest<Message extends { id: number }, Page extends Loaded<Message>>(
  known: Page | undefined,
  newest: Page,
): Page {
  const first = newest.messages[0]?.id;
  const at = known?.messages.findIndex(({ id }) => id === first) ?? -1;
  if (known === undefined || at < 1) return newest;
  const messages = [...known.messages.slice(0, at), ...newest.messages];
  return { ...newest, messages, next: known.next };
}

/**
 * Puts a page of earlier messages before those that are loaded, unless it has been put there already.
 * @param before what it was asked for with
 */
export function withEarlier<Message extends { id: number }, Page extends Loaded<Message>>(
  known: Page,
  before: number,
  { messages, next }: Loaded<Message>,
): Page {
  if (known.next !== before) return known;
  return { ...known, messages: [...messages, ...known.messages], next };
}

/**
 * Returns what loads the page before a message of a query.
 * @param ask makes the call
 */
export function useEarlier<Message extends { id: number }>(
  queryKey: QueryKey,
  ask: (before: number) => Promise<Loaded<Message>>,
): (before: number) => Promise<EarlierPage> {
  const client = useQueryClient();
  return async (before) => {
    const page = await ask(before);
    return {
      count: page.messages.length,
      show: () => {
        client.setQueryData<Loaded<Message>>(
          queryKey,
          (known) => known && withEarlier(known, before, page),
        );
      },
    };
  };
}
