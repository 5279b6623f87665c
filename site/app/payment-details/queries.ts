import { useQuery, useQueryClient } from '@tanstack/react-query';
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

/** Returns a function that shows changed details without another request. */
export function useSetDetails() {
  const client = useQueryClient();
  return (change: (shown: Answer | undefined) => Answer | undefined) =>
    client.setQueryData<Answer>(KEY, change);
}
