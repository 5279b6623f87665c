import { describe, expect, test } from 'vitest';
import { appOfFile, appWithStore, FILES } from '../server/fixture.ts';
import {
  APPLICATION,
  DEMO,
  LEAD,
  leads,
  mails,
  PRICE,
  postForm,
  SALES,
  SUPPORT,
  sendLead,
} from './people.ts';

const here = appOfFile();

/** The fields of that form as columns; consent has its own. */
const { call: _, ...PRICE_ROW } = PRICE;

test('stores a lead with its mails before acknowledging it', async () => {
  const app = await appWithStore();
  const before = Date.now();
  // Fields that no form has are ignored.
  const more = { id: 7, role: 'admin', heldFor: 'x', receivedAt: 1 };
  expect(await sendLead(app.server, more)).toMatchObject({ statusCode: 201, body: '' });
  const [lead, ...others] = await leads(app);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    form: 'call-to-action',
    lang: 'en',
    page: '/',
    email: 'visitor@example.com',
    heldFor: null,
    consentVersion: LEAD.consent,
    consentPurposes: 'reply',
  });
  expect(lead?.receivedAt).toBeGreaterThanOrEqual(before);
  expect(await mails(app)).toEqual([{ kind: 'lead-mail', leadId: lead?.id }]);
});

test.each<[what: string, lead: object, stored: object]>([
  [
    'all fields of a form, with the offer it is about',
    PRICE,
    { ...PRICE_ROW, telephone: '081-234 5678', consentPurposes: 'reply,call' },
  ],
  [
    'an application with its job, and the link to work above its text',
    APPLICATION,
    {
      offer: 'job-data-engineer',
      telephone: '081-234 5678',
      message: 'https://work.example/namfon?lang=th\n\nI mend things.',
    },
  ],
  [
    'an application without a link',
    { ...APPLICATION, link: '', telephone: '' },
    { message: 'I mend things.', telephone: '' },
  ],
  ['of two choices, both', SALES, { choice: 'document-ai', budget: '100k-500k', urgency: '' }],
  ['how urgent it is', SUPPORT, { choice: '', budget: '', urgency: 'stopped' }],
  ['no consent to calls without the box', { ...PRICE, call: false }, { consentPurposes: 'reply' }],
  [
    'no consent to calls without a number',
    { ...PRICE, telephone: '' },
    { consentPurposes: 'reply' },
  ],
  [
    'consent by purpose',
    { ...PRICE, marketing: true },
    { consentPurposes: 'reply,marketing,call' },
  ],
])('stores %s, with the page and the language', async (_, lead, stored) => {
  const from = { lang: 'th', page: '/contacts/v1' };
  expect((await sendLead(here().server, { ...lead, ...from })).statusCode).toBe(201);
  expect((await leads(here())).at(-1)).toMatchObject({ ...stored, ...from });
});

test.each([
  [{ website: 'https://spam.example' }, 'hidden-field'],
  [{ elapsed: 300 }, 'too-fast'],
  [{ elapsed: '300.5' }, 'too-fast'],
  [{ elapsed: 1200 }, null],
  [{ elapsed: '' }, null],
  [{ elapsed: '5000' }, null],
])('answers %j like any lead, and delivers it unless a bot sent it (%s)', async (sent, heldFor) => {
  const email = `${JSON.stringify(sent).replace(/\W/g, '')}@example.com`;
  const answer = await sendLead(here().server, { ...sent, email });
  expect(answer).toMatchObject({ statusCode: 201, body: '' });
  const stored = (await leads(here())).at(-1);
  expect(stored).toMatchObject({ email: email.toLowerCase(), heldFor });
  const delivered = (await mails(here())).some(({ leadId }) => leadId === stored?.id);
  expect(delivered).toBe(heldFor === null);
});

test('asks the sender to retry when the database is gone', async () => {
  const app = await appWithStore();
  await app.store.close();
  const answer = await sendLead(app.server);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json().message).toMatch(/try again/);
  expect(await postForm(app, { lang: 'th' })).toMatchObject({
    statusCode: 503,
    body: FILES['th/unavailable.html'],
    headers: { 'retry-after': '5' },
  });
});

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
  const before = await leads(here());
  const answer = await sendLead(here().server, lead, {}, `192.0.2.${senders}`);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
  expect(await leads(here())).toEqual(before);
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

describe('a form without JavaScript', () => {
  const here = appOfFile();

  test.each([
    ['en', '/thanks'],
    ['th', '/th/thanks'],
  ])('in %s leads to %s', async (lang, path) => {
    const app = await appWithStore();
    expect(await postForm(app, { lang, marketing: 'on', website: '', elapsed: '' })).toMatchObject({
      statusCode: 303,
      headers: { location: path },
    });
    expect(await leads(app)).toMatchObject([
      { lang, consentPurposes: 'reply,marketing', heldFor: null },
    ]);
  });

  const { answers, ...demo } = DEMO;
  test.each<[what: string, posted: Record<string, string>, sent: object, stored: object]>([
    [
      'all fields',
      { ...PRICE, call: 'on' },
      PRICE,
      { telephone: '081-234 5678', choice: 'company', consentPurposes: 'reply,call' },
    ],
    [
      'the answers in its own fields',
      { ...demo, 'answers.preferred-date': answers['preferred-date'] },
      DEMO,
      { message: 'วันที่สะดวก: 4 ธันวาคม 2584' },
    ],
  ])('has %s and is stored like one with JavaScript', async (_, posted, sent, stored) => {
    const app = await appWithStore();
    expect((await postForm(app, { ...posted, lang: 'th' })).statusCode).toBe(303);
    // The same once more.
    expect((await sendLead(app.server, { ...sent, lang: 'th' })).statusCode).toBe(201);
    expect(await leads(app)).toMatchObject([{ lang: 'th', ...stored }]);
  });

  test.each([
    ['about an unknown offer', { offer: 'raffle' }, 'invalid.html'],
    ['in Thai with half an address', { email: 'a@', lang: 'th' }, 'th/invalid.html'],
    ['in no language', { lang: '../th' }, 'invalid.html'],
  ])('%s gets an error page', async (_, fields: Record<string, string>, file) => {
    const answer = await postForm(here(), fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe(FILES[file]);
    expect(await leads(here())).toEqual([]);
  });

  test('is read up to a hundred fields and refused unread beyond', async () => {
    const app = await appWithStore();
    const more = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, place) => [`more-${place}`, '']));
    const known = Object.keys(LEAD).length;
    expect((await postForm(app, more(100 - known))).statusCode).toBe(303);
    const answer = await postForm(app, { ...more(101 - known), email: 'other@example.com' });
    expect([answer.statusCode, answer.body]).toEqual([400, FILES['invalid.html']]);
    expect(await leads(app)).toHaveLength(1);
  });

  test('gets the page for failures when sent too often', async () => {
    const app = await appWithStore();
    for (let index = 0; index < 20; index += 1) {
      await postForm(app, { email: `${index}@example.com` });
    }
    const answer = await postForm(app, { lang: 'th' });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
    expect(answer.body).toBe(FILES['th/unavailable.html']);
  });
});
