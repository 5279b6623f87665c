import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { dateFormats } from '../../contract/format.ts';
import { enqueue } from '../../server/store/outbox.ts';
import { EMAIL, listen } from '../server/fixture.ts';
import { appWithMails, untilSent } from './mail-server.ts';
import { LEAD, leadRow, PRICE, sendLead } from './people.ts';
import { add, rowOf } from './rows.ts';

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
