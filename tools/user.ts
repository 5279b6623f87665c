import { storedEmail } from '../contract/api/fields.ts';
import { readConfig } from '../server/config.ts';
import { openExistingStore, type Store } from '../server/store/database.ts';
import { findUser } from '../server/store/find.ts';
import { CommandError, exitWith, outcomeOf } from './outcome.ts';

/**
 * `npm run user -- admin|customer <email>`: sets the role of an account in the database that the environment names. It
 * applies from the account's next call on. `npm run user -- sign-out <email>|everybody`: ends the sessions of one
 * account, or of all.
 */
const USAGE = `Usage: npm run user -- admin|customer <email>
       npm run user -- sign-out <email>|everybody`;

if (import.meta.main) exitWith(await user(process.argv.slice(2), process.env));

/** Runs the command and reports what it did. */
export function user([command, whom = '', ...more]: string[], env: NodeJS.ProcessEnv) {
  return outcomeOf(async () => {
    const isRole = command === 'admin' || command === 'customer';
    if (!(isRole || command === 'sign-out') || whom === '' || more.length > 0) {
      throw new CommandError(USAGE);
    }
    await using store = await openExistingStore(readConfig(env));
    const done = isRole
      ? await setRole(store, command, storedEmail(whom))
      : await signOut(store, whom === 'everybody' ? undefined : storedEmail(whom));
    return { stdout: `${done}\n` };
  });
}

async function setRole(store: Store, role: 'admin' | 'customer', email: string): Promise<string> {
  const account = await findUser(store.db, { email });
  if (!account) throw noAccount(email, store);
  // Strangers can sign up with any address, but only its owner can confirm the account.
  if (role === 'admin' && !account.emailVerified) throw new CommandError(notVerified(email));
  await store.db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('user')
      .set({ role })
      .where('email', '=', email)
      // Checked again in the update itself: the account may have been erased and recreated in between.
      .$if(role === 'admin', (update) => update.where('emailVerified', '=', true))
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw noAccount(email, store);
    if (role === 'admin') return;
    // An account without access to the inbox has nothing assigned in it.
    await transaction
      .updateTable('conversation')
      .set({ assignedTo: null })
      .where('assignedTo', '=', changed.id)
      .execute();
  });
  return `${email} is ${role === 'admin' ? 'an administrator' : 'a customer'} now.`;
}

/**
 * Ends sessions; the accounts have to sign in again.
 * @param email the account's address; all accounts by default
 */
async function signOut(store: Store, email: string | undefined): Promise<string> {
  let ended = store.db.deleteFrom('session');
  if (email !== undefined) {
    const account = await findUser(store.db, { email });
    if (!account) throw noAccount(email, store);
    ended = ended.where('userId', '=', account.id);
  }
  const { numDeletedRows } = await ended.executeTakeFirst();
  return `${email ?? 'Everybody'} is signed out: ${numDeletedRows} ${numDeletedRows === 1n ? 'session has' : 'sessions have'} ended.`;
}

function noAccount(email: string, { place }: Store): CommandError {
  return new CommandError(`There is no account for ${email} in ${place}.`);
}

function notVerified(email: string): string {
  return (
    `${email} is not confirmed: anybody can have signed up with it. Sign in with it at /account/sign-in, ` +
    'open /account/verify-email, have a link sent and follow it; then run this again. ' +
    'If the account is not yours, set a new password at /account/forgotten-password, which confirms the address, too.'
  );
}
