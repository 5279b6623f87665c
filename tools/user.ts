import { storedEmail } from '../contract/api/fields.ts';
import { valuesOf } from '../server/accounts/values.ts';
import { ConfigError, readConfig } from '../server/config.ts';
import { openExistingStore, type Store } from '../server/store/database.ts';
import { StoreError } from '../server/store/open-failure.ts';

/**
 * `npm run user -- admin|customer <e-mail>`: what an account may do, in the database that the
 * environment names. It counts from the account's next call on.
 */
const USAGE = 'Usage: npm run user -- admin|customer <e-mail>';

/** Why nothing was changed, for the person who asked for it. */
class UserError extends Error {
  override name = 'UserError';
}

try {
  console.log(await setRole(process.argv.slice(2)));
} catch (error) {
  const isForPeople = [ConfigError, StoreError, UserError].some((type) => error instanceof type);
  if (!isForPeople) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function setRole([role, address = '', ...more]: string[]): Promise<string> {
  if ((role !== 'admin' && role !== 'customer') || address === '' || more.length > 0) {
    throw new UserError(USAGE);
  }
  const email = storedEmail(address);
  const store = await openExistingStore(readConfig(process.env));
  try {
    const account = await store.db
      .selectFrom('user')
      .select('emailVerified')
      .where('email', '=', email)
      .executeTakeFirst();
    if (!account) throw noAccount(email, store);
    // Anybody can sign up with an address. Whoever has confirmed it reads its mail.
    if (role === 'admin' && !account.emailVerified) throw new UserError(notVerified(email));
    const { numUpdatedRows } = await store.db
      .updateTable('user')
      .set({ role })
      .where('email', '=', email)
      // Checked once more where it is written: the account may have been erased and made anew in between.
      .$if(role === 'admin', (update) => update.where('emailVerified', '=', valuesOf(store).yes))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw noAccount(email, store);
  } finally {
    await store.close();
  }
  return `${email} is ${role === 'admin' ? 'an administrator' : 'a customer'} now.`;
}

function noAccount(email: string, { place }: Store): UserError {
  return new UserError(`There is no account for ${email} in ${place}.`);
}

function notVerified(email: string): string {
  return (
    `${email} is not confirmed: anybody can have signed up with it. Sign in with it at /account/sign-in, ` +
    'open /account/verify-email, have a link sent and follow it; then run this again. ' +
    'If the account is not yours, set a new password at /account/forgotten-password, which confirms the address, too.'
  );
}
