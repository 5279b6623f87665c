import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { COMPANY, EMAIL, listen } from '../server/fixture.ts';
import { company } from './conversing.ts';
import { mailServer, type Received, untilSent } from './mail-server.ts';
import { sendLead } from './people.ts';
import { rowOf, rowsOf } from './rows.ts';

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
