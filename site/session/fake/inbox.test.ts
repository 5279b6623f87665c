// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { leadBody } from '../../../contract/api/leads.ts';
import { company } from './company.ts';
import { threadAbout } from './conversations.ts';
import { readInbox } from './inbox.ts';
import { beginSession, people, whoIs } from './people.ts';

beforeEach(() => sessionStorage.clear());

const read = (state: 'open' | 'held') => readInbox({ state, form: '', search: '' }, 1);

test('starts a conversation for a form sent while signed in, as on the server', async () => {
  const { calls } = await import('./calls.ts');
  const person = people.all()[0];
  if (!person) throw new Error('the demo has no account');
  const caller = whoIs(`Bearer ${beginSession(person.id)}`);
  const sent = {
    form: 'contact',
    lang: 'en',
    page: '/',
    email: person.email,
    name: 'M',
    message: 'Hi',
  };
  const body = leadBody.parse({ ...sent, consent: company.consent[0].version });
  const call = {
    body,
    params: undefined,
    query: undefined,
    headers: new Headers(),
    files: [],
    caller,
  };
  await calls.sendLead(call);
  const [lead] = read('open').leads;
  expect(lead).toMatchObject({ message: 'Hi', unread: 1 });
  expect(threadAbout(lead?.id ?? 0)).toMatchObject({ customer: { email: person.email } });
});
