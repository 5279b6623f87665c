import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/api/endpoints.ts';
import { call } from '../../session/api.ts';

const KEY = ['payment-details'];

export type Answer = AnswerOf<'paymentDetails'>;
export type Details = NonNullable<Answer['details']>;

/** Returns the account's payment details. */
export const usePaymentDetails = () =>
  useQuery({
    queryKey: KEY,
    queryFn: () => call('paymentDetails'),
    // Keeps what the visitor is typing.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Returns a function that shows the saved details without another request. */
export function useNoteDetails(): (answer: Answer) => void {
  const client = useQueryClient();
  return (answer) => client.setQueryData(KEY, answer);
}

interface ChangeCallbacks {
  onDone: () => void;
  onFailed: (error: unknown) => void;
}

/**
 * Deletes all payment details. The page waits for the server, because after a failure everything would have to be typed
 * again.
 */
export function useRemoveDetails({ onDone, onFailed }: ChangeCallbacks) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('removePaymentDetails'),
    onSuccess: () => {
      client.setQueryData<Answer>(KEY, (shown) => shown && { ...shown, details: null });
      onDone();
    },
    onError: onFailed,
  });
}
