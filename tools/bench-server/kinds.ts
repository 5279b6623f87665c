/** The kinds of load, each with its number of concurrent connections. */
export const CONNECTIONS = { leads: 64, logins: 16, pages: 64 } as const;

export type Kind = keyof typeof CONNECTIONS;

/** The accounts that log in; several, so that no account reaches its limit. */
export const ACCOUNTS = Array.from({ length: 20 }, (_, number) => ({
  email: `customer${number}@example.com`,
  password: 'four blue threads',
  name: `Customer ${number}`,
}));
