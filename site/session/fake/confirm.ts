import { messages } from '../../../contract/api/messages.ts';
import { isPassword } from './passwords.ts';
import type { Caller } from './people.ts';
import { Refusal } from './refusal.ts';

/**
 * Lets an account go on that gives its password.
 * @param field the one that it was sent in
 * @throws Refusal 400 when it is wrong
 */
export async function confirm({ person }: Caller, password: string, field = 'password') {
  if (await isPassword(password, person.password)) return;
  throw new Refusal(400, messages.wrongPassword, { [field]: { code: 'incorrect' } });
}
