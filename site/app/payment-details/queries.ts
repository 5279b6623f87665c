import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../contract/api/endpoints.ts';
import { call } from '../../session/api.ts';

const KEY = ['payment-details'];

export type Answer = AnswerOf<'paymentDetails'>;
export type Details = NonNullable<Answer['details']>;

/** The account's payment details. */
export const usePaymentDetails = () =>
  useQuery({
    queryKey: KEY,
    queryFn: () => call('paymentDetails'),
    // What is being typed stays.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Shows what has been kept, without asking again. */
export function useNoteDetails(): (answer: Answer) => void {
  const client = useQueryClient();
  return (answer) => client.setQueryData(KEY, answer);
}

interface Told {
  onDone: () => void;
  onFailed: (error: unknown) => void;
}

/** Removes all of it. Not before the server has done so: it would have to be typed again. */
export function useRemoveDetails({ onDone, onFailed }: Told) {
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
