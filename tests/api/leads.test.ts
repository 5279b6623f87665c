import { expect, test } from 'vitest';
import { appWithStore, FILES } from '../server/fixture.ts';
import { APPLICATION, LEAD, PRICE, SALES, SUPPORT, sendLead } from './people.ts';
import { leads, mails, postForm } from './stored-leads.ts';

test('stores a lead with its mails before acknowledging it', async () => {
  const app = await appWithStore();
  const before = Date.now();
  const answer = await sendLead(app.server);
  expect(answer.statusCode).toBe(201);
  expect(answer.body).toBe('');
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

test('stores all fields of a form, with the offer it is about', async () => {
  const app = await appWithStore();
  expect((await sendLead(app.server, PRICE)).statusCode).toBe(201);
  expect(await leads(app)).toMatchObject([
    {
      form: 'price',
      name: 'มาลี ศรีสุข',
      company: 'โรงพิมพ์ศรีสุข',
      telephone: '081-234 5678',
      choice: 'company',
      message: 'How much?',
      offer: 'document-ai',
      consentPurposes: 'reply,call',
    },
  ]);
});

test('stores an application with its job, and the link to work above its text', async () => {
  const app = await appWithStore();
  expect((await sendLead(app.server, APPLICATION)).statusCode).toBe(201);
  const without = { ...APPLICATION, email: 'other@example.com', link: '', telephone: '' };
  expect((await sendLead(app.server, without)).statusCode).toBe(201);
  expect(await leads(app)).toMatchObject([
    {
      form: 'application',
      offer: 'job-data-engineer',
      telephone: '081-234 5678',
      message: 'https://work.example/namfon?lang=th\n\nI mend things.',
    },
    { message: 'I mend things.', telephone: '' },
  ]);
});

test.each([
  ['of two choices, both', SALES, { choice: 'document-ai', budget: '100k-500k', urgency: '' }],
  ['how urgent it is', SUPPORT, { choice: '', budget: '', urgency: 'stopped' }],
])('stores %s, with the page and the language', async (_, lead, chosen) => {
  const app = await appWithStore();
  const from = { lang: 'th', page: '/contacts/v1' };
  expect((await sendLead(app.server, { ...lead, ...from })).statusCode).toBe(201);
  expect(await leads(app)).toMatchObject([{ form: lead.form, ...chosen, ...from }]);
});

test.each([
  ['the box is not ticked', { call: false }, 'reply'],
  ['there is no number to call', { telephone: '' }, 'reply'],
  ['news is wanted, too', { marketing: true }, 'reply,marketing,call'],
])('stores consent by purpose where %s', async (_, lead, purposes) => {
  const app = await appWithStore();
  await sendLead(app.server, { ...PRICE, ...lead });
  expect(await leads(app)).toMatchObject([{ consentPurposes: purposes }]);
});

test('queues a lead for both mail and webhook if there is one', async () => {
  const app = await appWithStore({
    LEAD_WEBHOOK_URL: 'https://crm.example/leads',
    LEAD_WEBHOOK_SECRET: 'sixteen characters',
  });
  await sendLead(app.server);
  expect((await mails(app)).map(({ kind }) => kind)).toEqual(['lead-mail', 'lead-webhook']);
});

test('stores texts as people wrote them: NFC, never NFKC, with all their marks', async () => {
  const app = await appWithStore();
  await sendLead(app.server, {
    form: 'contact',
    name: ' Élodie น้ำ ',
    message: 'จ่ำ จ้ำ น้ำ ﬁ ½\r\n\tIndented 👩‍💻',
  });
  expect(await leads(app)).toMatchObject([
    { name: 'Élodie น้ำ', message: 'จ่ำ จ้ำ น้ำ ﬁ ½\n\tIndented 👩‍💻' },
  ]);
});

test('asks the sender to retry when the database is gone', async () => {
  const app = await appWithStore();
  await app.store.close();
  const answer = await sendLead(app.server);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json().message).toMatch(/try again/);
  const form = await postForm(app, { lang: 'th' });
  expect(form.statusCode).toBe(503);
  expect(form.headers['retry-after']).toBe('5');
  expect(form.body).toBe(FILES['th/unavailable.html']);
});
