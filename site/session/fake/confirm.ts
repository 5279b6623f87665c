import { messages } from '../../../contract/api/messages.ts';
import { isPassword } from './passwords.ts';
import type { Caller } from './people.ts';
import { Refusal } from './refusal.ts';

/**
 * Checks the password of an account before a sensitive change.
 * @param field the name of the field that contained it
 * @throws Refusal 400 if it is wrong
 */
export async function confirm({ person }: Caller, password: string, field = 'password') {
  if (await isPassword(password, person.password)) return;
  throw new Refusal(400, messages.wrongPassword, { [field]: { code: 'incorrect' } });
}
