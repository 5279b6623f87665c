import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/api/endpoints.ts';
import { CallError, call } from '../../session/api.ts';

export type Session = AnswerOf<'sessions'>['sessions'][number];

/** The query key of the sessions. */
export const SESSIONS = ['sessions'];

const ENDING = ['end sessions'];

/** Returns the account's sessions, without those that are being ended. */
export function useSessions() {
  const query = useQuery({
    queryKey: SESSIONS,
    queryFn: async () => (await call('sessions')).sessions,
  });
  const ending = useMutationState({
    filters: { mutationKey: ENDING, status: 'pending' },
    select: ({ state }) => state.variables as Ended,
  });
  return { ...query, data: query.data && ending.reduce(without, query.data) };
}

type Ended = Session | 'others';

const without = (sessions: readonly Session[], ended: Ended): readonly Session[] =>
  sessions.filter(({ id, isCurrent }) => (ended === 'others' ? isCurrent : id !== ended.id));

/** The callbacks for the outcome of ending sessions. */
interface ChangeCallbacks {
  onDone: (ended: Ended) => void;
  /** Called after the session is back in the list. */
  onUndone: (error: unknown) => void;
}

/** Ends one session or all others. They disappear from the list at once, and come back if the server refuses. */
export function useEndSessions({ onDone, onUndone }: ChangeCallbacks) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ENDING,
    mutationFn: (ended: Ended) =>
      ended === 'others' ? call('endOtherSessions') : endSession(ended),
    onSuccess: async (_, ended) => {
      await client.cancelQueries({ queryKey: SESSIONS });
      client.setQueryData<readonly Session[]>(
        SESSIONS,
        (sessions) => sessions && without(sessions, ended),
      );
      onDone(ended);
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: SESSIONS });
      onUndone(error);
    },
  });
}

/** A session that no longer exists counts as ended. */
async function endSession({ id }: Session): Promise<void> {
  try {
    await call('endSession', { params: { id } });
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404)) throw error;
  }
}
