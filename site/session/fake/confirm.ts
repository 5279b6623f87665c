import { Refusal } from '../../../contract/api/messages.ts';
import { isPassword } from './passwords.ts';
import type { Caller } from './people.ts';

/**
 * Lets an account go on that gives its password.
 * @param field the one that it was sent in
 * @throws Refusal when it is wrong
 */
export async function confirm({ person }: Caller, password: string, field = 'password') {
  if (await isPassword(password, person.password)) return;
  throw new Refusal('wrongPassword', { fields: { [field]: { code: 'incorrect' } } });
}
