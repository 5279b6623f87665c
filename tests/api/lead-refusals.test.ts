import { expect, test } from 'vitest';
import { appOfFile, appWithStore } from '../server/fixture.ts';
import { APPLICATION, PRICE, SALES, SUPPORT, sendLead } from './people.ts';
import { leads } from './stored-leads.ts';

const here = appOfFile();
let senders = 0;

test.each([
  ['no such form', { form: 'nothing' }, 'form'],
  ['a message that its form needs', { form: 'contact', name: 'A' }, 'message'],
  ['only spaces for a name', { form: 'contact', name: ' ', message: 'x' }, 'name'],
  ['a company that its form needs', { ...PRICE, company: '' }, 'company'],
  ['a choice that its form needs', { ...PRICE, choice: '' }, 'choice'],
  ['a choice that there is not', { ...PRICE, choice: 'nation' }, 'choice'],
  ['a choice of another form', { ...PRICE, choice: 'morning' }, 'choice'],
  ['a choice in a form that has none', { choice: 'company' }, 'choice'],
  ['a budget that its form needs', { ...SALES, budget: '' }, 'budget'],
  ['a budget that there is not', { ...SALES, budget: 'a-lot' }, 'budget'],
  ['one choice in the place of the other', { ...SALES, budget: 'document-ai' }, 'budget'],
  ['an urgency that its form needs', { ...SUPPORT, urgency: '' }, 'urgency'],
  ['an urgency that there is not', { ...SUPPORT, urgency: 'yesterday' }, 'urgency'],
  ['an urgency that its form does not ask for', { ...SALES, urgency: 'stopped' }, 'urgency'],
  ['a company that its form does not ask for', { company: 'Acme' }, 'company'],
  ['a message that its form does not ask for', { message: 'Hello' }, 'message'],
  ['a telephone number that is none', { ...PRICE, telephone: 'call me' }, 'telephone'],
  ['a link to work that is none', { ...APPLICATION, link: 'my portfolio' }, 'link'],
  ['a link that its form does not ask for', { link: 'https://a.example' }, 'link'],
  ['an offer that there is not', { offer: 'document-a' }, 'offer'],
  ['a consent that was never worded', { consent: '2020-01-01' }, 'consent'],
])('%s is refused, and the field is named', async (_, lead, field) => {
  senders += 1;
  const answer = await sendLead(here().server, lead, {}, `192.0.2.${senders}`);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
  expect(await leads(here())).toEqual([]);
});

test('all that is wrong is said at once, with a code each', async () => {
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
