import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/api/endpoints.ts';
import { call } from '../../session/api.ts';

export type Session = AnswerOf<'sessions'>['sessions'][number];

/** The key of the sessions among what the page has loaded. */
export const SESSIONS = ['sessions'];

/** Where one is signed in. */
export const useSessions = () =>
  useQuery({ queryKey: SESSIONS, queryFn: async () => (await call('sessions')).sessions });

/** What is said once it is certain. */
interface Told {
  onDone: (ended: Session | 'others') => void;
  /** It has been put back. */
  onUndone: (error: unknown) => void;
}

/** Ends a session, or all others. They go from the list at once, and come back if the server refuses. */
export function useEndSessions({ onDone, onUndone }: Told) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ended: Session | 'others') =>
      ended === 'others'
        ? call('endOtherSessions')
        : call('endSession', { params: { id: ended.id } }),
    onMutate: async (ended) => {
      await client.cancelQueries({ queryKey: SESSIONS });
      const before = client.getQueryData<Session[]>(SESSIONS);
      client.setQueryData<Session[]>(SESSIONS, (sessions) =>
        sessions?.filter(({ id, isCurrent }) => (ended === 'others' ? isCurrent : id !== ended.id)),
      );
      return before;
    },
    onSuccess: (_, ended) => onDone(ended),
    onError: (error, _, before) => {
      client.setQueryData(SESSIONS, before);
      onUndone(error);
    },
  });
}
