import type { BetterAuthPlugin } from 'better-auth';
import type { DBAdapter } from 'better-auth/adapters';

/** A top-level domain longer than an entire address may be, so that no real address ends with it. */
const ENDING = `.${'x'.repeat(254)}`;

/**
 * Returns an address in the form that Better Auth accepts for signing in. Its check (`z.email()`) rejects
 * internationalized top-level domains such as `xn--o3cw4h`, so every address gets another domain appended.
 */
export const toLibraryEmail = (email: string): string => email + ENDING;

/** A Better Auth plugin that finds accounts by addresses from `toLibraryEmail`. */
export const internationalEmails = () =>
  ({
    id: 'international-emails',
    init: ({ adapter }) => ({
      context: {
        adapter: {
          ...adapter,
          findOne: ((asked) =>
            adapter.findOne({
              ...asked,
              where: asked.where.map((each) =>
                typeof each.value === 'string' && each.value.endsWith(ENDING)
                  ? { ...each, value: each.value.slice(0, -ENDING.length) }
                  : each,
              ),
            })) as DBAdapter['findOne'],
        },
      },
    }),
  }) satisfies BetterAuthPlugin;
