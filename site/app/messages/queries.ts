import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnswerOf } from '../../../contract/api/endpoints.ts';
import { call } from '../../session/api.ts';
import { announceRead } from '../../session/unread.ts';
import type { WrittenMessage } from './Composer.tsx';
import { useLoadEarlier, withNewest } from './message-pages.ts';

export type Conversation = AnswerOf<'conversations'>['conversations'][number];
type OpenConversation = AnswerOf<'conversation'>;

const LIST = ['conversations'];
const keyOf = (id: number) => ['conversation', id];

/** The interval at which an open conversation is requested again for new answers, in milliseconds. */
const AGAIN = 30_000;

/** Returns all conversations, most recent first. */
export const useConversations = () =>
  useQuery({ queryKey: LIST, queryFn: async () => (await call('conversations')).conversations });

/** Returns a conversation with its loaded messages. New messages are marked as read once they are shown. */
export function useConversation(id: number) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: async () => {
      const newest = await call('conversation', { params: { id } });
      return withNewest(client.getQueryData<OpenConversation>(keyOf(id)), newest);
    },
    refetchInterval: AGAIN,
  });
  const isUnread = (query.data?.conversation.unread ?? 0) > 0;
  const last = query.data?.messages.at(-1)?.id;
  useEffect(() => {
    if (!isUnread || last === undefined) return;
    const read = <Each extends Conversation>(each: Each): Each =>
      each.id === id ? { ...each, unread: 0 } : each;
    client.setQueryData<OpenConversation>(
      keyOf(id),
      (data) => data && { ...data, conversation: read(data.conversation) },
    );
    client.setQueryData<Conversation[]>(LIST, (all) => all?.map(read));
    // If this fails, the messages stay unread and are marked the next time.
    call('readConversation', { params: { id }, body: { upTo: last } }).then(announceRead, () => {});
  }, [client, id, isUnread, last]);
  return query;
}

/** Returns a function that loads earlier messages of a conversation. */
export const useEarlierMessages = (id: number) =>
  useLoadEarlier(keyOf(id), (before) =>
    call('conversation', { params: { id }, query: { before } }),
  );

/** Sends a message in a conversation and then shows it there. */
export function useSendMessage(id: number) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ message, key }: { message: WrittenMessage; key: string }) =>
      call('sendMessage', { params: { id }, body: message, headers: { 'idempotency-key': key } }),
    onSuccess: async (message) => {
      await client.cancelQueries({ queryKey: keyOf(id) });
      client.setQueryData<OpenConversation>(keyOf(id), (data) => {
        if (!data) return data;
        const others = data.messages.filter((each) => each.id !== message.id);
        const conversation = { ...data.conversation, isClosed: false };
        return { ...data, conversation, messages: [...others, message] };
      });
      void client.invalidateQueries({ queryKey: LIST });
    },
  });
  return mutateAsync;
}

/** Starts a conversation and puts it at the top of the list. */
export function useBeginConversation() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({
      message,
      subject,
      key,
    }: {
      message: WrittenMessage;
      subject: string;
      key: string;
    }) =>
      call('beginConversation', {
        body: { ...message, subject },
        headers: { 'idempotency-key': key },
      }),
    onSuccess: (begun) => {
      client.setQueryData<Conversation[]>(
        LIST,
        (all) => all && [begun, ...all.filter(({ id }) => id !== begun.id)],
      );
    },
  });
  return mutateAsync;
}
