import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnsweredMessage, Thread } from '../../../contract/api/conversations.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { call } from '../../session/api.ts';
import { announceRead } from '../../session/unread.ts';
import { useNotify } from '../area/notices.ts';
import type { WrittenMessage } from '../messages/Composer.tsx';
import { useLoadEarlier, withNewest } from '../messages/message-pages.ts';
import { lastShown, reloadThreads, threadKeyOf, useShowLead } from './queries.ts';
import { useInbox } from './words.ts';

/** The interval at which the messages of an open lead are requested again, in milliseconds. */
const AGAIN = 30_000;

/** Returns the messages of a lead that are loaded, and its possible assignees. */
export function useThread({ id }: Lead, refetchInterval: number | false = false) {
  const client = useQueryClient();
  return useQuery({
    queryKey: threadKeyOf(id),
    queryFn: async () => {
      const newest = await call('thread', { params: { id } });
      return withNewest(client.getQueryData<Thread>(threadKeyOf(id)), newest);
    },
    refetchInterval,
  });
}

/** Returns a function that loads earlier messages of a lead. */
export const useEarlierOfThread = ({ id }: Lead) =>
  useLoadEarlier(threadKeyOf(id), (before) =>
    call('thread', { params: { id }, query: { before } }),
  );

/** Returns the same for a thread that is shown, and marks its new messages as read. */
export function useShownThread(lead: Lead) {
  const client = useQueryClient();
  const show = useShowLead();
  const { id, unread } = lead;
  const query = useThread(lead, AGAIN);
  const { data, refetch } = query;
  // The list knows of a message that isn't shown yet.
  useEffect(() => {
    if (unread > 0) void refetch();
  }, [unread, refetch]);
  const last = data?.messages.at(-1)?.id;
  const isNew = data !== undefined && data.unread > 0;
  useEffect(() => {
    if (!isNew || last === undefined) return;
    client.setQueryData<Thread>(threadKeyOf(id), (thread) => thread && { ...thread, unread: 0 });
    show(id, { unread: 0 });
    // If this fails, the messages are marked as read the next time.
    call('readThread', { params: { id }, body: { upTo: last } }).then(announceRead, () => {});
  }, [client, id, isNew, last, show]);
  return query;
}

interface Sent {
  message: WrittenMessage;
  note: boolean;
  key: string;
}

/**
 * Sends an answer or a note. If the customer has written in the meantime, the lead stays open and a message says so.
 */
export function useSendAnswer({ id }: Lead) {
  const client = useQueryClient();
  const show = useShowLead();
  const notify = useNotify();
  const { said } = useInbox().words;
  const { mutateAsync } = useMutation({
    mutationFn: ({ message, note, key }: Sent): Promise<AnsweredMessage> =>
      call('answerLead', {
        params: { id },
        body: { ...message, note, ...lastShown(client, id) },
        headers: { 'idempotency-key': key },
      }),
    onSuccess: async ({ isClosed, ...message }, { note }) => {
      // The responses of running requests don't contain it yet.
      await client.cancelQueries({ queryKey: threadKeyOf(id) });
      client.setQueryData<Thread>(threadKeyOf(id), (thread) => {
        if (!thread) return thread;
        const others = thread.messages.filter((each) => each.id !== message.id);
        return { ...thread, messages: [...others, message] };
      });
      if (note) return;
      show(id, { answeredAt: isClosed ? message.sentAt : null });
      if (isClosed) return;
      void reloadThreads(client);
      notify({ failed: said.newer });
    },
  });
  return mutateAsync;
}
