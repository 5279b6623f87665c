/** What servers are measured at, and over how many connections at once. */
export const CONNECTIONS = { leads: 64, logins: 16, pages: 64 } as const;

export type Kind = keyof typeof CONNECTIONS;

/** Who logs in: several, so that no account's limit is met. */
export const ACCOUNTS = Array.from({ length: 20 }, (_, number) => ({
  email: `customer${number}@example.com`,
  password: 'four blue threads',
  name: `Customer ${number}`,
}));
