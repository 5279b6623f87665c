import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** The loaded messages, oldest first. `next` is the cursor of the previous page. */
interface Loaded<Message> {
  messages: Message[];
  next: number | null;
}

/** A page of earlier messages that isn't shown yet. */
export interface EarlierPage {
  count: number;
  show: () => void;
}

/**
 * Appends the newest page to the messages loaded before. If messages between the two may be missing, the earlier ones
 * are dropped, and can be loaded again.
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
 * Returns a function that loads the page before a given message.
 * @param ask calls the API
 */
export function useLoadEarlier<Message extends { id: number }>(
  queryKey: QueryKey,
  ask: (before: number) => Promise<Loaded<Message>>,
): (before: number) => Promise<EarlierPage> {
  const client = useQueryClient();
  return async (before) => {
    const page = await ask(before);
    return {
      count: page.messages.length,
      show: () => {
        client.setQueryData<Loaded<Message>>(queryKey, (known) =>
          // Another click may have added the same page.
          known?.next === before
            ? { ...known, messages: [...page.messages, ...known.messages], next: page.next }
            : known,
        );
      },
    };
  };
}
