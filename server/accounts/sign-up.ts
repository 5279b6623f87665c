import { splitName } from '../../contract/api/account.ts';
import { Refusal } from '../../contract/api/messages.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Store } from '../store/database.ts';
import { enqueue } from '../store/outbox.ts';
import type { Auth } from './auth.ts';

/**
 * Creates an account, and the mail that lets its owner confirm the address, in one transaction. The library would hash
 * within its transaction and block all other writes for a tenth of a second; here the hash comes from the library, and
 * the rows are written as the library would.
 * @throws Refusal when an account with this address exists
 */
export async function signUp(
  store: Store,
  auth: Auth,
  { email, password, name, lang }: { email: string; password: string; name: string; lang: Lang },
): Promise<void> {
  const { password: hasher } = await auth.$context;
  const hash = await hasher.hash(password);
  const now = new Date();
  const names = splitName(name);
  await store.db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('user')
      .values({
        name,
        email,
        emailVerified: false,
        image: null,
        createdAt: now,
        updatedAt: now,
        username: names.firstName,
        ...names,
        role: 'customer',
        lang,
        twoFactorEnabled: false,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new Refusal('userExists');
    await transaction
      .insertInto('account')
      .values({
        accountId: String(added.id),
        providerId: 'credential',
        userId: added.id,
        password: hash,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    await enqueue(transaction, {
      kind: 'verify-email',
      payload: { userId: added.id, email },
      email,
    });
  });
}
