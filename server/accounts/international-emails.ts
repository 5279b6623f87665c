import type { BetterAuthPlugin } from 'better-auth';
import type { DBAdapter } from 'better-auth/adapters';

/** A top-level domain of letters, longer than a whole address may be: no address of ours ends with it. */
const ENDING = `.${'x'.repeat(254)}`;

/**
 * Returns an address as Better Auth is asked to sign in with it. Its check (`z.email()`) knows no internationalized
 * top-level domain, such as `xn--o3cw4h`, so that every address gets another one at its end.
 */
export const toLibraryEmail = (email: string): string => email + ENDING;

/** Has Better Auth find accounts by addresses that `toLibraryEmail` has made. */
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
