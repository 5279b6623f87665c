import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentHash } from '../../server/store/leads.ts';
import { appWithStore, databaseEnv, FILES } from '../server/fixture.ts';
import { APPLICATION, LEAD, PRICE, SALES, SUPPORT, sendLead } from './people.ts';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

type App = Awaited<ReturnType<typeof appWithStore>>;

const leads = ({ store }: App) => store.db.selectFrom('lead').selectAll().orderBy('id').execute();
/** What is to be sent of leads. */
const mails = ({ store }: App) =>
  store.db
    .selectFrom('outbox')
    .select(['kind', 'leadId'])
    .where('leadId', 'is not', null)
    .orderBy('id')
    .execute();

/** Posts a form as a browser without script does. */
const postForm = ({ server }: App, fields: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url: '/api/leads',
    headers: {
      accept: HTML,
      'content-type': 'application/x-www-form-urlencoded',
      referer: `https://lailoom.example${fields['lang'] === 'th' ? '/th/' : '/'}`,
    },
    payload: new URLSearchParams({ ...LEAD, ...fields }).toString(),
  });

test('a lead is stored, with what is to be sent, before it is acknowledged', async () => {
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

test('all that a form asks for is stored, with the offer that it is about', async () => {
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

test('an application is kept with its job, the link to work at the head of what was written', async () => {
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
])('%s is stored, with the page and the language', async (_, lead, chosen) => {
  const app = await appWithStore();
  const from = { lang: 'th', page: '/contacts/v1' };
  expect((await sendLead(app.server, { ...lead, ...from })).statusCode).toBe(201);
  expect(await leads(app)).toMatchObject([{ form: lead.form, ...chosen, ...from }]);
});

test.each([
  ['the box is not ticked', { call: false }, 'reply'],
  ['there is no number to call', { telephone: '' }, 'reply'],
  ['news are wanted, too', { marketing: true }, 'reply,marketing,call'],
])('what a person agrees to is kept purpose by purpose, where %s', async (_, lead, purposes) => {
  const app = await appWithStore();
  await sendLead(app.server, { ...PRICE, ...lead });
  expect(await leads(app)).toMatchObject([{ consentPurposes: purposes }]);
});

test('with a webhook a lead is handed over twice: by mail, and there', async () => {
  const app = await appWithStore({
    LEAD_WEBHOOK_URL: 'https://crm.example/leads',
    LEAD_WEBHOOK_SECRET: 'sixteen characters',
  });
  await sendLead(app.server);
  expect((await mails(app)).map(({ kind }) => kind)).toEqual(['lead-mail', 'lead-webhook']);
});

test('texts are stored as people wrote them: NFC, never NFKC, with all their marks', async () => {
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

test('what turns the direction of a text is not kept', async () => {
  const app = await appWithStore();
  const name = 'Ada \u202egpj.exe\u202c';
  await sendLead(app.server, { form: 'contact', name, message: '\u2067a\u2069\u200fb\u061c 👩‍💻' });
  expect(await leads(app)).toMatchObject([{ name: 'Ada gpj.exe', message: 'ab 👩‍💻' }]);
});

describe('a repeat', () => {
  test('with the same content within ten minutes is acknowledged and not stored', async () => {
    const app = await appWithStore();
    for (const email of ['visitor@example.com', ' Visitor@Example.COM ']) {
      expect((await sendLead(app.server, { email })).statusCode).toBe(201);
    }
    expect(await leads(app)).toHaveLength(1);
    expect(await mails(app)).toHaveLength(1);
  });

  test('is stored once however many come at once, on one server or two', async () => {
    const env = await databaseEnv();
    const one = await appWithStore(env);
    // A SQLite file has one server.
    const two = env.DATABASE_URL === undefined ? one : await appWithStore(env);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendLead((index % 2 ? one : two).server, {}, {}, `192.0.2.${index}`),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await leads(one)).toHaveLength(1);
    expect(await mails(one)).toHaveLength(1);
  });

  test('after ten minutes is a new lead', async () => {
    const app = await appWithStore();
    await sendLead(app.server);
    await app.store.db
      .updateTable('submission')
      .set({ expiresAt: Date.now() - 1 })
      .execute();
    await sendLead(app.server);
    expect(await leads(app)).toHaveLength(2);
  });

  test('with its key is acknowledged even after that', async () => {
    const app = await appWithStore();
    const key = { 'idempotency-key': '"7a0e3f4c-1"' };
    await sendLead(app.server, {}, key);
    await app.store.db
      .updateTable('submission')
      .set({ expiresAt: 0 })
      .where('key', 'like', 'content:%')
      .execute();
    expect((await sendLead(app.server, {}, key)).statusCode).toBe(201);
    expect(await leads(app)).toHaveLength(1);
  });

  test('of a key with another content is refused, and that content is not lost for it', async () => {
    const app = await appWithStore();
    const key = { 'idempotency-key': 'a-key' };
    await sendLead(app.server, {}, key);
    const other = { email: 'other@example.com' };
    const refused = await sendLead(app.server, other, key);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().message).toMatch(/key/);
    expect((await sendLead(app.server, other)).statusCode).toBe(201);
    expect(await leads(app)).toHaveLength(2);
  });

  test('differs from another wish: the box for news makes it a new lead', async () => {
    const app = await appWithStore();
    await sendLead(app.server);
    await sendLead(app.server, { marketing: true });
    expect(await leads(app)).toMatchObject([
      { consentPurposes: 'reply' },
      { consentPurposes: 'reply,marketing' },
    ]);
  });

  test.each([
    ['company', 'Another'],
    ['telephone', '02 123 4567'],
    ['choice', 'group'],
    ['offer', 'platform'],
    ['offer', ''],
    ['call', false],
  ])(
    'with another %s (%j) is a new lead; written otherwise it is the same',
    async (field, value) => {
      const app = await appWithStore();
      await sendLead(app.server, PRICE);
      await sendLead(app.server, {
        ...PRICE,
        telephone: ' 081-234 5678 ',
        company: ` ${PRICE.company}`,
      });
      expect(await leads(app)).toHaveLength(1);
      await sendLead(app.server, { ...PRICE, [field]: value });
      expect(await leads(app)).toHaveLength(2);
    },
  );

  test('of what was sent before there were more fields is still known', () => {
    const plain = { form: 'contact', email: 'a@b.example', name: 'A', message: 'M' };
    const fields = { company: '', telephone: '', choice: '', offer: '', budget: '', urgency: '' };
    expect(contentHash({ ...plain, ...fields, purposes: ['reply'] })).toBe(
      createHash('sha256')
        .update(JSON.stringify(['contact', 'a@b.example', 'A', 'M', ['reply']]))
        .digest('base64url'),
    );
  });

  test.each([
    [SALES, { budget: 'not-set' }],
    [SUPPORT, { urgency: 'question' }],
  ])('of $form with another choice is a new lead', async (lead, other) => {
    const app = await appWithStore();
    for (const each of [lead, lead, { ...lead, ...other }]) await sendLead(app.server, each);
    expect(await leads(app)).toHaveLength(2);
  });

  test.each(['', 'ä', 'a b', 'x'.repeat(201)])('with the key %j is refused', async (key) => {
    const app = await appWithStore();
    const answer = await sendLead(app.server, {}, { 'idempotency-key': key });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty('idempotency-key');
    expect(await leads(app)).toEqual([]);
  });
});

describe('a bot', () => {
  test.each([
    ['fills in what people do not see', { website: 'https://spam.example' }, 'hidden-field'],
    ['is faster than people', { elapsed: 300 }, 'too-fast'],
    ['is faster than people', { elapsed: '300.5' }, 'too-fast'],
  ])(
    'that %s is answered like anybody, kept apart and not handed over',
    async (_, lead, reason) => {
      const app = await appWithStore();
      const answer = await sendLead(app.server, lead);
      expect(answer.statusCode).toBe(201);
      expect(answer.body).toBe('');
      expect(await leads(app)).toMatchObject([{ heldFor: reason }]);
      expect(await mails(app)).toEqual([]);
    },
  );

  test('does not swallow what a person sends after it', async () => {
    const app = await appWithStore();
    await sendLead(app.server, { website: 'x' });
    await sendLead(app.server);
    expect((await leads(app)).map(({ heldFor }) => heldFor)).toEqual(['hidden-field', null]);
  });

  test.each([{}, { elapsed: 1200 }, { elapsed: '' }, { elapsed: '5000' }])(
    'is not who sends %j',
    async (lead) => {
      const app = await appWithStore();
      await sendLead(app.server, lead);
      expect(await leads(app)).toMatchObject([{ heldFor: null }]);
    },
  );

  test('has one address, which sends no more than a person would', async () => {
    const app = await appWithStore();
    const statuses = [];
    for (let index = 0; index < 25; index += 1) {
      const answer = await sendLead(app.server, { email: `${index}@example.com` });
      statuses.push(answer.statusCode);
      if (answer.statusCode !== 429) continue;
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toEqual({ message: 'Too many attempts, please wait' });
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(await leads(app)).toHaveLength(20);
    expect((await sendLead(app.server, {}, {}, '198.51.100.7')).statusCode).toBe(201);
  });

  test('has 2^64 addresses of its own, which count as one', async () => {
    const app = await appWithStore();
    for (let index = 0; index < 21; index += 1) {
      const email = `${index}@example.com`;
      await sendLead(app.server, { email }, {}, `2001:db8:1:2::${index}`);
    }
    expect(await leads(app)).toHaveLength(20);
    await sendLead(app.server, {}, {}, '2001:db8:1:3::1');
    expect(await leads(app)).toHaveLength(21);
  });

  test('has many addresses: what goes beyond the budget is kept apart, and nothing is lost', async () => {
    const app = await appWithStore({ LEADS_PER_MINUTE: '10' });
    for (let index = 0; index < 15; index += 1) {
      const email = `${index}@example.com`;
      expect((await sendLead(app.server, { email }, {}, `192.0.2.${index}`)).statusCode).toBe(201);
    }
    const held = (await leads(app)).map(({ heldFor }) => heldFor);
    expect(held).toEqual([...Array(10).fill(null), ...Array(5).fill('burst')]);
    expect(await mails(app)).toHaveLength(10);
  });
});

describe('a form without script', () => {
  test.each([
    ['en', '/thanks'],
    ['th', '/th/thanks'],
  ])('in %s leads to %s', async (lang, path) => {
    const app = await appWithStore();
    const answer = await postForm(app, { lang, marketing: 'on', website: '', elapsed: '' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(path);
    expect(await leads(app)).toMatchObject([
      { lang, consentPurposes: 'reply,marketing', heldFor: null },
    ]);
  });

  test('has all of its fields, and is stored as one with script is', async () => {
    const app = await appWithStore();
    const answer = await postForm(app, { ...PRICE, lang: 'th', call: 'on' });
    expect(answer.statusCode).toBe(303);
    await sendLead(app.server, PRICE);
    expect(await leads(app)).toMatchObject([
      { lang: 'th', telephone: '081-234 5678', choice: 'company', consentPurposes: 'reply,call' },
    ]);
  });

  test.each([
    ['without an address', { email: '' }, 400, 'invalid.html'],
    [
      'with a telephone that is none',
      { ...PRICE, call: 'on', telephone: 'x' },
      400,
      'invalid.html',
    ],
    ['about no offer of ours', { offer: 'raffle' }, 400, 'invalid.html'],
    ['in Thai with half an address', { email: 'a@', lang: 'th' }, 400, 'th/invalid.html'],
    ['that does not exist', { form: 'nothing' }, 400, 'invalid.html'],
    ['in no language', { lang: '../th' }, 400, 'invalid.html'],
  ])('%s gets a page that says so', async (_, fields: Record<string, string>, status, file) => {
    const app = await appWithStore();
    const answer = await postForm(app, fields);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe(FILES[file]);
    expect(await leads(app)).toEqual([]);
  });

  test('that is sent too often gets the page for what could not be taken', async () => {
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

test.each([
  ['no such form', { form: 'nothing' }, 'form'],
  ['a form by the name of what every object has', { form: 'constructor' }, 'form'],
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
  ['a link that would run', { ...APPLICATION, link: 'javascript:alert(1)' }, 'link'],
  ['a link that its form does not ask for', { link: 'https://a.example' }, 'link'],
  ['an offer that there is not', { offer: 'document-a' }, 'offer'],
  ['an offer by the name of what every object has', { offer: 'constructor' }, 'offer'],
  ['another site’s page', { page: '//evil.example/' }, 'page'],
  ['a consent that was never worded', { consent: '2020-01-01' }, 'consent'],
  ['a language that we do not speak', { lang: 'de' }, 'lang'],
  ['a NUL', { form: 'contact', name: 'A', message: 'a\0b' }, 'message'],
  ['two lines for a name', { form: 'contact', name: 'a\r\nBcc: b@c.de', message: 'x' }, 'name'],
])('%s is refused, and the field is named', async (_, lead, field) => {
  const app = await appWithStore();
  const answer = await sendLead(app.server, lead);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
  expect(await leads(app)).toEqual([]);
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

test('what a form does not have is not kept', async () => {
  const app = await appWithStore();
  await sendLead(app.server, { heldFor: null, id: 7, answeredAt: 1, phone: '080' });
  expect(await leads(app)).toMatchObject([{ answeredAt: null }]);
});

test('when the database is gone, a sender is told to try again', async () => {
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
