import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notifications } from '../../../contract/api/notifications.ts';
import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import { call } from '../../session/api.ts';

const KEY = ['notifications'];

const TURN = ['turn'];

/** Which mails one gets, of those that can be turned off; as they will be once what is on its way has got there. */
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

/** A kind that is turned on or off. */
export interface Change {
  kind: NotificationKind;
  isOn: boolean;
}

interface Told {
  onDone: (change: Change) => void;
  /** It is as it was. */
  onUndone: (error: unknown) => void;
}

/**
 * Turns a kind on or off. It is shown at once, and is as it was if the server refuses.
 * @param consent the version of the wording that is shown beside the news
 */
export function useTurn(consent: string, { onDone, onUndone }: Told) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: TURN,
    // One after the other, as they were pressed: the last one counts.
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
