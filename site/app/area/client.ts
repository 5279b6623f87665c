import { QueryClient } from '@tanstack/react-query';

/**
 * Returns the query client of an account page. A failure is shown at once, and retried only when the visitor asks for
 * it.
 */
export const areaClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
