import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CompanyMessage, Thread } from '../../../contract/api/conversations.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { call } from '../../session/api.ts';
import { noteUnread } from '../../session/unread.ts';
import type { WrittenMessage } from '../area-messages/Composer.tsx';
import { changed } from './changes.ts';
import { useShowLead } from './queries.ts';

const keyOf = (id: number) => ['thread', id];

/** What was written about a lead, and who could see to it. */
export const useThread = ({ id }: Lead) =>
  useQuery({ queryKey: keyOf(id), queryFn: () => call('thread', { params: { id } }) });

/** The same, for where it is shown: what is new in it counts as read then. */
export function useShownThread(lead: Lead) {
  const show = useShowLead();
  const { id, unread } = lead;
  const query = useThread(lead);
  const last = query.data?.messages.at(-1)?.id;
  useEffect(() => {
    if (unread === 0 || last === undefined) return;
    show({ ...lead, unread: 0 });
    // What could not be noted is new again the next time.
    call('readThread', { params: { id }, body: { upTo: last } }).then(noteUnread, () => {});
  }, [id, unread, last, lead, show]);
  return query;
}

/** An answer or a note, as it is sent. */
interface Sent {
  message: WrittenMessage;
  note: boolean;
  key: string;
}

/** Answers a lead, or writes a note about it. */
export function useAnswer(lead: Lead) {
  const client = useQueryClient();
  const show = useShowLead();
  const { mutateAsync } = useMutation({
    mutationFn: ({ message, note, key }: Sent): Promise<CompanyMessage> =>
      call('answerLead', {
        params: { id: lead.id },
        body: { ...message, note },
        headers: { 'idempotency-key': key },
      }),
    onSuccess: (message, { note }) => {
      client.setQueryData<Thread>(keyOf(lead.id), (thread) => {
        if (!thread) return thread;
        const others = thread.messages.filter(({ id }) => id !== message.id);
        return { ...thread, messages: [...others, message] };
      });
      if (!note) show(changed(lead, { answered: true }));
    },
  });
  return mutateAsync;
}
