import { beforeEach, expect, test } from 'vitest';
import type { Lead } from '../../contract/api/leads.ts';
import { appWithStore } from '../server/fixture.ts';
import { LEAD, leadRow, PRICE, SALES, sendLead, signedIn } from './people.ts';
import { add, change } from './rows.ts';

type App = Awaited<ReturnType<typeof appWithStore>>;
let app: App;
let admin: { authorization: string };

beforeEach(async () => {
  app = await appWithStore();
  admin = await signedIn(app, 'admin');
});

const get = (url: string, headers = admin) => app.server.inject({ url, headers });

const patch = (id: number, payload: object, headers = admin) =>
  app.server.inject({ method: 'PATCH', url: `/api/inbox/${id}`, headers, payload });

const emails = async (query = '') =>
  (await get(`/api/inbox?${query}`)).json().leads.map(({ email }: Lead) => email);

test('shows a lead with everything that was sent', async () => {
  await sendLead(app.server, {
    form: 'contact',
    lang: 'th',
    page: '/th/contacts/v1',
    email: 'Somchai@Example.com',
    name: 'สมชาย ใจดี',
    message: 'สวัสดี\nอยากคุยเรื่องระบบเอกสาร',
    marketing: true,
  });
  const answer = await get('/api/inbox');
  expect(answer.statusCode).toBe(200);
  const { leads, next, counts, forms } = answer.json();
  expect(leads).toEqual([
    {
      id: expect.any(Number),
      form: 'contact',
      lang: 'th',
      page: '/th/contacts/v1',
      email: 'somchai@example.com',
      name: 'สมชาย ใจดี',
      company: '',
      telephone: '',
      choice: '',
      budget: '',
      urgency: '',
      message: 'สวัสดี\nอยากคุยเรื่องระบบเอกสาร',
      offer: '',
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      answeredAt: null,
      heldFor: null,
      assignedTo: null,
      assignee: '',
      unread: 0,
      updatedAt: leads[0].receivedAt,
      excerpt: 'สวัสดี อยากคุยเรื่องระบบเอกสาร',
      lastFrom: 'customer',
      consent: { version: LEAD.consent, purposes: ['reply', 'marketing'], withdrawnAt: null },
    },
  ]);
  expect({ next, counts, forms }).toEqual({
    next: null,
    counts: { open: 1, answered: 0, held: 0, dead: 0 },
    forms: ['contact'],
  });
});

test('filters leads by state and form and searches them', async () => {
  await sendLead(app.server, { email: 'a@example.com' });
  await sendLead(app.server, { email: 'b@example.com', form: 'newsletter' });
  await sendLead(app.server, {
    email: 'c@example.com',
    form: 'contact',
    name: 'Élodie 100%_\\',
    message: 'About the ข้าว report',
  });
  await sendLead(app.server, { email: 'bot@example.com', website: 'https://spam.example' });
  const [first] = (await get('/api/inbox?state=all')).json().leads.slice(-1);
  await patch(first.id, { answered: true });

  expect(await emails()).toEqual(['c@example.com', 'b@example.com']);
  expect(await emails('state=answered')).toEqual(['a@example.com']);
  expect(await emails('state=held')).toEqual(['bot@example.com']);
  expect(await emails('state=all')).toHaveLength(4);
  expect(await emails('form=newsletter')).toEqual(['b@example.com']);
  for (const search of ['ABOUT', 'ข้าว', '100%_\\', 'C@Example']) {
    expect(await emails(`search=${encodeURIComponent(search)}`)).toEqual(['c@example.com']);
  }
  // Wildcards are searched for literally.
  expect(await emails('search=%25%25')).toEqual([]);
  expect(await emails('search=_xample')).toEqual([]);
  // thai.md 9: another tone mark makes another word.
  expect(await emails(`search=${encodeURIComponent('ข่าว')}`)).toEqual([]);
  expect((await get('/api/inbox')).json().counts).toEqual({
    open: 2,
    answered: 1,
    held: 1,
    dead: 0,
  });
});

test('shows and finds a lead by its company, telephone, choice and offer', async () => {
  await sendLead(app.server, PRICE);
  await sendLead(app.server, {
    ...PRICE,
    email: 'other@example.com',
    company: 'Another',
    telephone: '+66 (0)2 555-0142',
  });
  const [, lead] = (await get('/api/inbox')).json().leads;
  expect(lead).toMatchObject({
    company: 'โรงพิมพ์ศรีสุข',
    telephone: '081-234 5678',
    choice: 'company',
    offer: 'document-ai',
    consent: { purposes: ['reply', 'call'] },
  });
  for (const search of ['โรงพิมพ์', '081-234', '0812345678', '+66 81 234 5678', '๐๘๑๒๓๔', '5678']) {
    expect([search, await emails(`search=${encodeURIComponent(search)}`)]).toEqual([
      search,
      [LEAD.email],
    ]);
  }
  for (const search of ['025550142', '+6625550142', '(0)2 555']) {
    expect(await emails(`search=${encodeURIComponent(search)}`)).toEqual(['other@example.com']);
  }
  for (const search of ['0812345679', '0000', '((((']) {
    expect(await emails(`search=${encodeURIComponent(search)}`)).toEqual([]);
  }
});

test('pages through the inbox, each lead once', async () => {
  const now = Date.now();
  const rows = Array.from({ length: 120 }, (_, index) =>
    leadRow({ email: `${index}@example.com`, receivedAt: now }),
  );
  await add(app.store, 'lead', rows);

  const seen: string[] = [];
  let before = '';
  do {
    const { leads, next } = (await get(`/api/inbox?${before}`)).json();
    seen.push(...leads.map(({ email }: Lead) => email));
    before = next === null ? '' : `before=${next}`;
  } while (before !== '');
  expect(seen).toEqual(rows.map(({ email }) => email).reverse());
});

test('delivers a released lead once', async () => {
  await sendLead(app.server, { website: 'x' });
  const entries = () =>
    app.store.db.selectFrom('outbox').select('leadId').where('leadId', 'is not', null).execute();
  expect(await entries()).toEqual([]);
  const [{ id }] = (await get('/api/inbox?state=held')).json().leads;
  const [one, two] = await Promise.all([patch(id, { held: false }), patch(id, { held: false })]);
  expect([one.json().heldFor, two.json().heldFor]).toEqual([null, null]);
  expect(await entries()).toEqual([{ leadId: id }]);
  expect(await emails()).toEqual(['visitor@example.com']);
});

test('exports leads as a table that spreadsheets open as texts', async () => {
  await sendLead(app.server, {
    form: 'contact',
    name: '=HYPERLINK("https://evil.example")',
    message: 'One "line"\nand another, สวัสดี',
  });
  await sendLead(app.server, { ...PRICE, company: '=1+1', telephone: '๐๘๑๒๓๔๕๖๗๘' });
  const answer = await get('/api/inbox.csv?form=contact');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="leads.csv"');
  const [head, ...rows] = answer.body.split('\r\n');
  expect(head).toMatch(/^\ufeff"id","receivedAt"/);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain(
    '"\'=HYPERLINK(""https://evil.example"")","One ""line""\nand another, สวัสดี"',
  );
  // Later columns follow the existing ones.
  expect(head).toMatch(
    /,"consentWithdrawnAt","company","telephone","choice","offer","budget","urgency","unsubscribe"$/,
  );
  expect((await get('/api/inbox.csv?form=price')).body).toMatch(
    /,"reply call","","'=1\+1","'0812345678","company","document-ai","","",""\r\n$/,
  );
  await sendLead(app.server, SALES);
  expect((await get('/api/inbox.csv?form=sales')).body).toMatch(
    /,"document-ai","","100k-500k","",""\r\n$/,
  );
});

test('shows undeliverable mails and sends them again', async () => {
  await sendLead(app.server);
  await change(
    app.store,
    'outbox',
    { dueAt: null, deadAt: Date.now(), attempts: 10, lastError: 'connection refused' },
    { kind: 'lead-mail' },
  );
  expect((await get('/api/inbox')).json().counts.dead).toBe(1);
  const [entry] = (await get('/api/outbox')).json().entries;
  expect(entry).toMatchObject({
    kind: 'lead-mail',
    to: 'hello@example.com',
    attempts: 10,
    lastError: 'connection refused',
    dueAt: null,
  });
  const replay = () =>
    app.server.inject({ method: 'POST', url: `/api/outbox/${entry.id}/replay`, headers: admin });
  expect((await replay()).statusCode).toBe(202);
  expect((await replay()).statusCode).toBe(404);
  expect((await get('/api/outbox')).json().entries).toEqual([]);
});
