// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { leadBody } from '../../../contract/api/leads.ts';
import { company } from './company.ts';
import { begin, conversationOf, threadAbout, send as write } from './conversations.ts';
import { filtered, readInbox, storeLead, toCsv } from './inbox.ts';
import { beginSession, people, whoIs } from './people.ts';

beforeEach(() => sessionStorage.clear());

const send = (email: string, more: object = {}) =>
  storeLead(
    leadBody.parse({
      form: 'call-to-action',
      lang: 'en',
      page: '/',
      email,
      consent: company.consent[0].version,
      ...more,
    }),
    null,
  );

const read = (state: 'open' | 'held') => readInbox({ state, form: '', search: '' }, 1);
const isFrom = (email: string) => expect.objectContaining({ email });

test('the demo begins with messages that are held for each reason', () => {
  const reasons = read('held').leads.map(({ heldFor }) => heldFor);
  expect(new Set(reasons)).toEqual(new Set(['too-fast', 'burst']));
  expect(read('open').counts.held).toBe(reasons.length);
});

test('of a flood what is beyond sixty a minute is held, and nothing else', () => {
  const before = read('held').counts;
  for (let number = 0; number < 63; number++) send(`${number}@flood.example`);
  const { counts, leads } = read('held');
  expect(counts).toMatchObject({ open: before.open + 60, held: before.held + 3 });
  expect(leads.slice(0, 3)).toEqual(
    [62, 61, 60].map((number) =>
      expect.objectContaining({ email: `${number}@flood.example`, heldFor: 'burst' }),
    ),
  );
});

test('what a bot sends is held for that, and counts for no flood', () => {
  for (let number = 0; number < 70; number++) send(`${number}@bots.example`, { website: 'x' });
  send('person@example.com');
  expect(read('open').leads).toContainEqual(isFrom('person@example.com'));
  expect(read('held').leads[0]).toMatchObject({ heldFor: 'hidden-field' });
});

test('the table is the server’s: a column for why something is held, and no formulas', () => {
  send('person@example.com', { form: 'contact', name: '\u200d=1+1', message: 'a;=2' });
  const [head, first] = toCsv(filtered({ state: 'all', form: '', search: '' }, 1)).split('\r\n');
  expect(head).toMatch(/^\ufeff"id","receivedAt","answeredAt","heldFor",/);
  expect(first).toContain(`"'\u200d=1+1","a;'=2"`);
});

test('a form that is sent while signed in begins a conversation, as on the server', async () => {
  const { calls } = await import('./calls.ts');
  const person = people.all()[0];
  if (!person) throw new Error('the demo has nobody');
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
  const call = { body, params: undefined, query: undefined, headers: new Headers(), caller };
  await calls.sendLead(call);
  const [lead] = read('open').leads;
  expect(lead).toMatchObject({ message: 'Hi', unread: 1 });
  expect(threadAbout(lead?.id ?? 0)).toMatchObject({ customer: { email: person.email } });
});

test('what was written about a lead is answered by pages, as on the server', () => {
  const [person] = people.all();
  if (!person) throw new Error('the demo has nobody');
  const sent = { attachments: [], key: null };
  const { id } = begin(person, { subject: 'A loom', lang: 'en', body: '0', ...sent });
  for (let number = 1; number < 60; number += 1) write(person, id, { body: `${number}`, ...sent });
  const bodies = ({ messages }: { messages: { body: string }[] }) =>
    messages.map(({ body }) => body);
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => String(from + at));
  for (const read of [
    (before?: number) => threadAbout(id, before),
    (before?: number) => conversationOf(person, id, before),
  ]) {
    const newest = read();
    expect(bodies(newest)).toEqual(numbers(10, 60));
    const first = read(newest.next ?? 0);
    expect([bodies(first), first.next]).toEqual([numbers(0, 10), null]);
  }
});
