import { expect, test } from 'vitest';
import { appOfFile, appWithStore } from '../server/fixture.ts';
import { APPLICATION, DEMO, PRICE, SALES, sendLead } from './people.ts';
import { leads } from './stored-leads.ts';

const here = appOfFile();
let senders = 0;

/** A lead with a value in the field that its form alone has. */
const dayOf = (value: unknown) => ({ ...DEMO, answers: { 'preferred-date': value } });

test.each([
  ['a missing message', { form: 'contact', name: 'A' }, 'message'],
  ['a name of spaces', { form: 'contact', name: ' ', message: 'x' }, 'name'],
  ['a missing choice', { ...PRICE, choice: '' }, 'choice'],
  ['a choice in a form without one', { choice: 'company' }, 'choice'],
  ['a missing budget', { ...SALES, budget: '' }, 'budget'],
  ['an unknown budget', { ...SALES, budget: 'a-lot' }, 'budget'],
  ['an urgency that its form does not have', { ...SALES, urgency: 'stopped' }, 'urgency'],
  ['a company that its form does not have', { company: 'Acme' }, 'company'],
  ['a message that its form does not have', { message: 'Hello' }, 'message'],
  ['an invalid link to work', { ...APPLICATION, link: 'my portfolio' }, 'link'],
  ['a link that its form does not have', { link: 'https://a.example' }, 'link'],
  ['a date that has passed', dayOf('2020-01-01'), 'answers.preferred-date'],
  ['an answer that is not a text', dayOf({ en: 'x' }), 'answers.preferred-date'],
  ['an answer to no question', { ...DEMO, answers: { raffle: '' } }, 'answers.raffle'],
  ['an answer without an id', { ...DEMO, answers: { EN: 'x' } }, 'answers.EN'],
])('refuses %s and names the field', async (_, lead, field) => {
  senders += 1;
  const answer = await sendLead(here().server, lead, {}, `192.0.2.${senders}`);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
  expect(await leads(here())).toEqual([]);
});

test('reports all faults at once with a code each', async () => {
  const app = await appWithStore();
  const wrong = { ...PRICE, name: ' ', company: '', choice: 'nation', offer: 'raffle' };
  expect((await sendLead(app.server, wrong)).json().fields).toEqual({
    name: { code: 'empty' },
    company: { code: 'empty' },
    choice: { code: 'unknown' },
    offer: { code: 'unknown' },
  });
  expect((await sendLead(app.server, { ...PRICE, telephone: '1' })).json().fields).toEqual({
    telephone: { code: 'invalid_format' },
  });
  expect(await leads(app)).toEqual([]);
});
