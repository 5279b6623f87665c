import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { dateFormats } from '../../contract/format.ts';
import { createDecoyToken } from '../../server/accounts/links.ts';
import { enqueue, outboxRow } from '../../server/store/outbox.ts';
import { COMPANY, EMAIL, listen } from '../server/fixture.ts';
import { authOf, call, logIn, NEW_PASSWORD } from './accounts.ts';
import { company } from './conversing.ts';
import { appWithMails, mailServer, type Received, untilSent } from './mail-server.ts';
import { account, LEAD, leadRow, PRICE, sendLead } from './people.ts';
import { add, change, rowOf, rowsOf } from './rows.ts';

test('sends account mails in the account’s language, with a link that works', async () => {
  const app = await appWithMails();
  const { mails, server, store } = app;
  await listen(server);
  await account(app, 'th', 'malee@example.com');
  const token = await logIn(server, { email: 'malee@example.com' });
  await untilSent(store, 1);
  const [mail] = mails;
  expect(mail?.recipients).toEqual(['malee@example.com']);
  expect(mail?.subject).toBe('โปรดยืนยันอีเมลของคุณ');
  expect(mail?.replyTo).toBeUndefined();
  const link = linkIn(mail?.text);
  expect(link.origin + link.pathname).toBe('https://lailoom.example/th/account/verify-email');
  const body = { token: link.searchParams.get('token') };
  expect((await call(server, 'verifyEmail', { token, body })).status).toBe(200);
  // Until the address is confirmed, a stranger may have entered the name, so it is not sent there.
  expect(mail?.text).not.toContain('มาลี');

  await enqueue(store.db, {
    kind: 'reset-password',
    payload: { email: 'malee@example.com' },
    email: 'malee@example.com',
  });
  await untilSent(store, 2);
  expect(mails[1]?.text).toContain('เรียน คุณมาลี');
  const reset = linkIn(mails[1]?.text);
  expect(reset.pathname).toBe('/th/account/new-password');
  const next = { token: reset.searchParams.get('token'), password: NEW_PASSWORD };
  expect((await call(server, 'resetPassword', { body: next })).status).toBe(200);
  await untilSent(store, 3);
  expect(mails[2]?.subject).toBe('มีการเปลี่ยนรหัสผ่านของคุณ');
  expect(mails[2]?.text).toContain(EMAIL);

  const { id: userId } = await rowOf(store, 'user');
  const payload = { userId, from: 'malee@old.example' };
  await enqueue(store.db, { kind: 'email-changed', payload, email: payload.from });
  await untilSent(store, 4);
  expect(mails[3]?.to?.map(({ address }) => address)).toEqual([payload.from]);
  expect(mails[3]?.subject).toBe('บัญชีของคุณเปลี่ยนไปใช้อีเมลอื่นแล้ว');
  expect(mails[3]?.text).toContain(`mailto:${EMAIL}`);
});

test('adds local time, display name and settings link to a mail to an account', async () => {
  const app = await appWithMails();
  const { mails, server, store } = app;
  const { id: userId, email } = await account(app, 'en', 'malee@example.com');
  await store.db.deleteFrom('outbox').execute();
  await change(store, 'user', { username: 'Nok', timeZone: 'Europe/Berlin', emailVerified: true });
  const at = Date.UTC(2026, 10, 25, 20, 30);
  for (const entry of [
    { kind: 'password-changed', payload: { userId }, email },
    { kind: 'account-deleted', payload: { email, lang: 'th', timeZone: 'Europe/Berlin' }, email },
  ] as const) {
    await add(store, 'outbox', outboxRow(entry, at));
  }
  await listen(server);
  await untilSent(store, 2);
  const find = (subject: string) => mails.find((mail) => mail.subject === subject);
  const changed = find('Your password was changed');
  expect(changed?.text).toContain('Hello Nok,');
  expect(changed?.text).toContain('November 25, 2026 at 21:30 (Central European Time)');
  for (const content of [changed?.text, changed?.html]) {
    expect(content).toContain('https://lailoom.example/account/notifications');
  }
  expect(changed?.headers.find(({ key }) => key === 'list-unsubscribe')).toBeUndefined();
  const deleted = find('เราลบบัญชีของคุณแล้ว');
  expect(deleted?.text).toMatch(/21\.30\sน\.\s\(เวลายุโรปกลาง\)/);
  expect(deleted?.text).not.toContain('/account/notifications');
});

test('does the same work for a forgotten password with or without an account, and mails accounts alone', async () => {
  const app = await appWithMails();
  const { mails, server, store } = app;
  await account(app, 'en', 'malee@example.com');
  await store.db.deleteFrom('outbox').execute();
  const rows = async () => (await rowsOf(store, 'verification')).length;
  const before = await rows();
  for (const email of ['nobody@example.com', 'malee@example.com']) {
    const { status, body } = await call(app.server, 'forgottenPassword', { body: { email } });
    expect([status, body]).toEqual([202, undefined]);
  }
  // Of an account that is gone: they are done, and nothing is sent.
  const gone = { userId: 4711, email: 'nobody@example.com' };
  await enqueue(store.db, { kind: 'verify-email', payload: gone, email: gone.email });
  await enqueue(store.db, { kind: 'password-changed', payload: gone, email: gone.email });
  await listen(server);
  await untilSent(store, 4);
  expect(mails.map(({ recipients }) => recipients)).toEqual([['malee@example.com']]);
  expect(await rows()).toBe(before + 2);
  // The token for a missing account is invalid.
  const decoy = await createDecoyToken(await authOf(store));
  const body = { token: decoy, password: NEW_PASSWORD };
  expect((await call(server, 'resetPassword', { body })).status).toBe(400);
});

const linkIn = (text: string | undefined) =>
  new URL(/https:\S+token=\S+/.exec(text ?? '')?.[0] ?? '');

test('mails a lead to the company once, with replies going to the visitor', async () => {
  const { mails, server, store } = await appWithMails({ PUBLIC_URL: 'https://shop.example' });
  await listen(server);
  await sendLead(server, {
    form: 'contact',
    page: '/contacts/v1',
    email: 'malee@example.com',
    name: 'Malee Srisuk',
    message: 'Line one <b>&\r\nน้ำ จ้ำ จ่ำ',
    marketing: true,
  });
  const [entry] = await untilSent(store, 1);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.recipients).toEqual([EMAIL]);
  expect(mail?.from).toEqual({ name: 'Lailoom', address: EMAIL });
  expect(mail?.replyTo).toEqual([{ name: 'Malee Srisuk', address: 'malee@example.com' }]);
  expect(mail?.subject).toBe('Message: malee@example.com');
  expect(mail?.messageId).toBe(`<${entry?.id}.${entry?.createdAt}@shop.example>`);
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  const lead = await rowOf(store, 'lead');
  const received = dateFormats('en', 'Asia/Bangkok');
  const { receivedAt } = lead;
  for (const part of [
    'Line one <b>&\nน้ำ จ้ำ จ่ำ',
    'Name: Malee Srisuk',
    'https://shop.example/contacts/v1',
    `Received: ${received.date(receivedAt)} at ${received.time(receivedAt)}, Bangkok time`,
    'an answer, news by email (',
    ` version ${LEAD.consent})`,
    `https://shop.example/account/inbox?lead=${lead.id}`,
  ]) {
    expect(mail?.text?.replaceAll('\r\n', '\n')).toContain(part);
  }
  const page = load(mail?.html ?? '');
  expect(page.text()).toContain('Line one <b>&\nน้ำ จ้ำ จ่ำ');
  expect(page('a').attr('href')).toBe(`https://shop.example/account/inbox?lead=${lead.id}`);
});

test.each([
  [
    'en',
    [
      ...['Company: โรงพิมพ์ศรีสุข', 'Phone: 081-234 5678', 'Who is it for?: A whole company'],
      ...['About: Document AI', 'an answer, calls'],
    ],
  ],
  [
    'th',
    [
      ...['บริษัท: โรงพิมพ์ศรีสุข', 'โทรศัพท์: 081-234 5678', 'ใช้กับใคร: ทั้งบริษัท'],
      ...['เรื่อง: AI อ่านเอกสาร', 'การตอบกลับ, การโทรติดต่อ'],
      'https://lailoom.example/th/contacts/v1',
      'https://lailoom.example/th/account/inbox',
    ],
  ],
] as const)('mails all fields of a form in words (%s)', async (lang, facts) => {
  const { mails, server, store } = await appWithMails({ MAIL_FROM: 'web@lailoom.example' });
  await listen(server);
  await sendLead(server, { ...PRICE, lang, page: '/contacts/v1', message: '' });
  await untilSent(store, 1);
  const [mail] = mails;
  for (const fact of facts) expect(mail?.text).toContain(fact);
  expect(mail?.from?.address).toBe('web@lailoom.example');
  expect(mail?.html).toContain(`<html lang="${lang}">`);
  // Empty fields are left out.
  expect(mail?.text).not.toMatch(/^(?:Message|ข้อความ):/m);
  if (lang === 'en') return;
  expect(mail?.subject).toMatch(/^\p{Script=Thai}.*: visitor@example\.com$/u);
  const year = new Date().getFullYear() + 543;
  expect(mail?.text).toMatch(new RegExp(`${year} เวลา \\d\\d\\.\\d\\d\u00a0น\\.`));
});

test('adds no header, recipient or line to the mail’s head from a lead', async () => {
  const { mails, server, store } = await appWithMails();
  // Bypasses the schemas, which would refuse all of these.
  const evil = 'x\r\nBcc: evil@example.com\r\n\r\nbody\u2028\u202eturned';
  const rows = [
    { email: `a@example.com\r\nBcc: evil@example.com`, name: evil, form: 'contact' },
    { email: 'a@example.com, evil@example.com', name: '"<evil@example.com>', form: evil },
    { email: 'a@example.com', name: evil, form: 'contact' },
  ];
  for (const row of rows) {
    const lead = leadRow({
      ...row,
      page: '//evil.example\r\n/',
      message: store.engine === 'postgres' ? evil : `${evil}\0`,
      company: row.name,
      telephone: row.name,
      choice: row.form,
      budget: row.form,
      urgency: row.form,
      offer: row.form,
    });
    const leadId = await add(store, 'lead', lead);
    await enqueue(store.db, { kind: 'lead-mail', payload: {}, leadId, email: row.email });
  }
  await listen(server);
  await untilSent(store, rows.length);
  expect(mails).toHaveLength(rows.length);
  for (const mail of mails) {
    expect(mail.recipients).toEqual([EMAIL]);
    expect(mail.bcc).toBeUndefined();
    expect(mail.to).toEqual([{ name: '', address: EMAIL }]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^body/m);
    expect(mail.html).not.toContain('href="//evil');
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(
      /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
    );
  }
  // An invalid address cannot be answered.
  expect(mails.filter(({ replyTo }) => replyTo).map(({ replyTo }) => replyTo)).toEqual([
    [{ name: expect.not.stringMatching(/[\r\n]/), address: 'a@example.com' }],
  ]);
});

/** Starts a server that sends its mails; a conversation begins in Thai. */
async function serverWithMails() {
  const { url, mails } = await mailServer();
  const app = await company({ SMTP_URL: url, PUBLIC_URL: 'https://shop.example' });
  await listen(app.server);
  const thai = { ...app.malee, 'accept-language': 'th' };
  return {
    ...app,
    to: (address: string) => mails.filter(({ recipients }) => recipients.includes(address)),
    begin: () => app.begin(thai, { subject: 'สองสกุลเงิน', body: 'อ่านได้ไหม <b>' }),
  };
}

const textOf = (mail: Received | undefined) => mail?.text?.replaceAll('\r\n', '\n');
const PERSON = 'visitor@example.com';

test('mails answers to a visitor without an account in order, as one thread', async () => {
  const { answer, server, store, to } = await serverWithMails();
  await sendLead(server, { form: 'contact', name: 'Malee', message: 'How much?' });
  const { id } = await rowOf(store, 'lead');
  await answer(id, 'Between us: a big one.', { note: true });
  expect((await answer(id, 'It depends.\nOn what?')).status).toBe(201);
  expect((await answer(id, 'Second <b>\r\nBcc: all@evil.example')).status).toBe(201);
  // Three of accounts, the lead’s own, and two answers.
  await untilSent(store, 6);
  // Mails are sent in parallel, so either may arrive first.
  const answers = to(PERSON);
  expect(answers).toHaveLength(2);
  const [one, two] = ['It depends.', 'Second <b>'].map((words) =>
    answers.find((mail) => textOf(mail)?.includes(words)),
  );
  expect(one?.subject).toBe(COMPANY.mails.leadAnswer.subject.en);
  expect(one?.replyTo).toEqual([{ name: 'Lailoom', address: EMAIL }]);
  expect(textOf(one)).toContain('It depends.\nOn what?');
  expect(textOf(two)).toContain('Second <b>\nBcc: all@evil.example');
  expect(load(two?.html ?? '').text()).toContain('Second <b>');
  expect(textOf(one)).not.toContain('Between us');
  expect(one?.headers.find(({ key }) => key === 'auto-submitted')).toBeUndefined();

  const root = one?.references;
  expect(root).toMatch(/^<conversation-\d+\.\d+@shop\.example>$/);
  expect(one?.messageId).toMatch(/^<message-\d+\.\d+@shop\.example>$/);
  expect(one?.inReplyTo).toBe(root);
  expect(two?.inReplyTo).toBe(one?.messageId);
  expect(two?.references).toBe(`${root} ${one?.messageId}`);
  // The lead’s own mail belongs to the same thread.
  const [lead] = to(EMAIL).filter(({ subject }) => subject?.includes(PERSON));
  expect(lead?.references).toBe(root);
});

test('mails a customer’s message to the company and only announces an answer to the customer', async () => {
  const { answer, begin, store, to } = await serverWithMails();
  const { id } = (await begin()).body;
  expect((await answer(id, 'A secret of both.')).status).toBe(201);
  await untilSent(store, 5);
  const [message] = to(EMAIL);
  expect(message?.subject).toBe('ข้อความจาก Malee Srisuk');
  expect(textOf(message)).toContain('อ่านได้ไหม <b>');
  expect(textOf(message)).toContain(`https://shop.example/th/account/inbox?lead=${id}`);
  const notice = to('malee@example.com').find(
    ({ subject }) => subject === COMPANY.mails.messageAnswered.subject.en,
  );
  expect(textOf(notice)).toContain(`https://shop.example/account/messages?conversation=${id}`);
  expect(notice?.raw).not.toContain('A secret of both.');
  expect(notice?.inReplyTo).toBe(message?.messageId);
});

test('sends no announcements of answers after one click on unsubscribe', async () => {
  const { answer, begin, malee, say, server, store, to } = await serverWithMails();
  const { id } = (await begin()).body;
  await answer(id, 'One.');
  await untilSent(store, 5);
  const notices = () =>
    to('malee@example.com').filter(
      ({ subject }) => subject === COMPANY.mails.messageAnswered.subject.en,
    );
  const [notice] = notices();
  const header = (name: string) => notice?.headers.find(({ key }) => key === name)?.value;
  const link = /<([^>]+)>/.exec(String(header('list-unsubscribe')))?.[1] ?? '';
  expect(String(header('list-unsubscribe-post'))).toBe('List-Unsubscribe=One-Click');
  expect(textOf(notice)).toContain(link);
  expect(textOf(notice)).toContain('https://shop.example/account/notifications');
  const stopped = await server.inject({
    method: 'POST',
    url: link.replace('https://shop.example', ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.statusCode).toBe(200);
  await answer(id, 'Two.');
  await say(malee, id, 'Three.');
  await untilSent(store, 7);
  expect(notices()).toHaveLength(1);
});

test('refuses a file to a visitor without an account and sends nothing', async () => {
  const { admin, answer, lead, picture, store } = await company();
  await lead({});
  const { id } = await rowOf(store, 'lead');
  expect((await answer(id, 'x', { attachments: [await picture(admin)] })).status).toBe(400);
  expect(await rowsOf(store, 'message')).toEqual([]);
  // A missing lead cannot start a conversation.
  expect((await answer(4711, 'x')).status).toBe(404);
});
