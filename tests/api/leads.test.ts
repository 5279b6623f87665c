import { expect, test } from 'vitest';
import { appOfFile, appWithStore, FILES } from '../server/fixture.ts';
import { APPLICATION, LEAD, PRICE, SALES, SUPPORT, sendLead } from './people.ts';
import { leads, mails, postForm } from './stored-leads.ts';

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
