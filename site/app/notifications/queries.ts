import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notifications } from '../../../contract/api/notifications.ts';
import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import { call } from '../../session/api.ts';

const KEY = ['notifications'];

const TURN = ['turn'];

/** Returns which optional kinds of mail are on, with pending changes applied. */
export function useNotifications() {
  const query = useQuery({ queryKey: KEY, queryFn: () => call('notifications') });
  const turning = useMutationState({
    filters: { mutationKey: TURN, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  return { ...query, data: query.data && turning.reduce(turned, query.data) };
}

const turned = (shown: Notifications, { kind, isOn }: Change): Notifications => ({
  ...shown,
  [kind]: isOn,
});

/** A kind of mail that is turned on or off. */
export interface Change {
  kind: NotificationKind;
  isOn: boolean;
}

interface ChangeCallbacks {
  onDone: (change: Change) => void;
  /** Called after the change has been undone on the page. */
  onUndone: (error: unknown) => void;
}

/**
 * Turns a kind of mail on or off. The page shows it at once, and undoes it if the server refuses.
 * @param consent the version of the consent wording shown beside the newsletter
 */
export function useTurn(consent: string, { onDone, onUndone }: ChangeCallbacks) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: TURN,
    // One request after another, in the order of the clicks, so that the last one wins.
    scope: { id: 'notifications' },
    mutationFn: ({ kind, isOn }: Change) =>
      call('setNotifications', {
        body: { [kind]: isOn, ...(kind === 'news' && isOn && { consent }) },
      }),
    onSuccess: async (_, change) => {
      await client.cancelQueries({ queryKey: KEY });
      client.setQueryData<Notifications>(KEY, (shown) => shown && turned(shown, change));
      onDone(change);
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: KEY });
      onUndone(error);
    },
  });
}
