// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { leadBody } from '../../../contract/api/leads.ts';
import { forms } from '../../../contract/forms.ts';
import { company } from './company.ts';
import { threadAbout } from './conversations.ts';
import { readInbox } from './inbox.ts';
import { beginSession, people, whoIs } from './people.ts';

beforeEach(() => sessionStorage.clear());

const read = (state: 'open' | 'held') => readInbox({ state, form: '', search: '' }, 1);

test('starts with held messages for each reason', () => {
  const reasons = read('held').leads.map(({ heldFor }) => heldFor);
  expect(new Set(reasons)).toEqual(new Set(['too-fast', 'burst']));
  expect(read('open').counts.held).toBe(reasons.length);
});

test('starts a conversation for a form sent while signed in, as on the server', async () => {
  const { calls } = await import('./calls.ts');
  const person = people.all()[0];
  if (!person) throw new Error('the demo has no account');
  const caller = whoIs(`Bearer ${beginSession(person.id)}`);
  const sent = {
    form: 'contact',
    lang: 'en',
    page: '/',
    email: person.email,
    name: 'M',
    message: 'Hi',
  };
  const body = leadBody.parse({ ...sent, consent: company.consent[0].version });
  const call = {
    body,
    params: undefined,
    query: undefined,
    headers: new Headers(),
    files: [],
    caller,
  };
  await calls.sendLead(call);
  const [lead] = read('open').leads;
  expect(lead).toMatchObject({ message: 'Hi', unread: 1 });
  expect(threadAbout(lead?.id ?? 0)).toMatchObject({ customer: { email: person.email } });
});

test('keeps the files of a visitor with the message, and refuses those that the server refuses', async () => {
  const { calls } = await import('./calls.ts');
  const label = { en: 'CV', th: 'ประวัติ' };
  const own = { cv: { type: 'file', label } };
  const fields = [
    { field: 'email', required: true },
    { field: 'cv', required: true },
  ];
  const texts = { title: label, sent: label, repeated: label };
  Object.assign(
    company.forms,
    forms.parse({ apply: { ...texts, fields, own, purposes: ['reply'] } }),
  );
  const send = (...files: File[]) => {
    const sent = { form: 'apply', lang: 'en', page: '/', email: 'visitor@example.com' };
    const body = leadBody.parse({ ...sent, consent: company.consent[0].version });
    const more = { params: undefined, query: undefined, headers: new Headers(), caller: undefined };
    return async () =>
      calls.sendLead({ body, ...more, files: files.map((file) => ['answers.cv', file] as const) });
  };
  await expect(send()()).rejects.toMatchObject({ fields: { 'answers.cv': { code: 'empty' } } });
  await expect(send(new File(['MZ'], 'cv.exe'))()).rejects.toMatchObject({
    reason: 'wrongKind',
    fields: { 'answers.cv': { code: 'invalid_format' } },
  });
  await send(new File(['one'], 'cv.pdf'))();
  const [lead] = read('open').leads;
  expect(lead).toMatchObject({ message: 'CV: cv.pdf', unread: 0 });
  expect(threadAbout(lead?.id ?? 0)).toMatchObject({
    customer: null,
    messages: [{ isOpening: true, attachments: [{ name: 'cv.pdf' }] }],
  });
});
