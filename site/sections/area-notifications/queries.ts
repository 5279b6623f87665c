import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notifications } from '../../../contract/api/notifications.ts';
import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import { call } from '../../session/api.ts';

const KEY = ['notifications'];

/** Which mails one gets, of those that can be turned off. */
export const useNotifications = () =>
  useQuery({ queryKey: KEY, queryFn: () => call('notifications') });

/** A kind that is turned on or off. */
export interface Change {
  kind: NotificationKind;
  isOn: boolean;
}

interface Told {
  onDone: (change: Change) => void;
  /** It has been put back. */
  onUndone: (error: unknown) => void;
}

/**
 * Turns a kind on or off. It is shown at once, and put back if the server refuses.
 * @param consent the version of the wording that is shown beside the news
 */
export function useTurn(consent: string, { onDone, onUndone }: Told) {
  const client = useQueryClient();
  const show = ({ kind, isOn }: Change) =>
    client.setQueryData<Notifications>(KEY, (shown) => shown && { ...shown, [kind]: isOn });
  return useMutation({
    // One after the other, as they were pressed: the last one counts.
    scope: { id: 'notifications' },
    mutationFn: ({ kind, isOn }: Change) =>
      call('setNotifications', {
        body: { [kind]: isOn, ...(kind === 'news' && isOn && { consent }) },
      }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: KEY });
      show(change);
    },
    onSuccess: (_, change) => onDone(change),
    onError: (error, { kind, isOn }) => {
      show({ kind, isOn: !isOn });
      onUndone(error);
    },
  });
}
