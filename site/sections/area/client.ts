import { QueryClient } from '@tanstack/react-query';

/** What a page of the account area has loaded. What fails is said at once, and tried again when somebody says so. */
export const areaClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
