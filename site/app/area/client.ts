import { QueryClient } from '@tanstack/react-query';

/** What a page of the account area has loaded. A failure is shown at once, and tried again when the visitor says so. */
export const areaClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
