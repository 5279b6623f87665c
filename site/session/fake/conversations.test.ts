// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { messages } from '../../../contract/api/messages.ts';
import { upload } from './attachments.ts';
import { begin, send } from './conversations.ts';
import { leads } from './leads.ts';
import { type Person, people } from './people.ts';
import { threads } from './written.ts';

beforeEach(() => sessionStorage.clear());

const person = (emailVerified: boolean) => {
  const [first] = people.all();
  const changed = people.change(first?.id ?? 0, { emailVerified });
  if (!changed) throw new Error('the demo has nobody in it');
  return changed;
};

const write = (by: Person, subject: string) =>
  begin(by, { subject, body: 'Hello', attachments: [], key: null, lang: 'en' });

test('an account with an unconfirmed address begins one conversation, which is held', () => {
  const me = person(false);
  threads.remove(() => true);
  const { id } = write(me, 'First');
  send(me, id, { body: 'And this.', attachments: [], key: null });
  expect(leads.byId(id)).toMatchObject({ heldFor: 'unconfirmed', unread: 2 });
  expect(() => write(me, 'Second')).toThrow(messages.unconfirmed);
});

test('an account with a confirmed address begins as many as it likes', () => {
  const me = person(true);
  for (const subject of ['First', 'Second']) {
    expect(leads.byId(write(me, subject).id)?.heldFor).toBeNull();
  }
});

test('takes the files that the server takes, by their names', () => {
  const me = person(true);
  const take = (name: string) => upload(me, name, new Blob(['x'])).type;
  expect(['a.JPG', 'a.heic', 'a.log', 'a.csv'].map(take)).toEqual([
    'image/jpeg',
    'image/heic',
    'text/plain',
    'text/csv',
  ]);
  expect(take('a.docx')).toMatch(/wordprocessingml/);
  expect(() => take('a.xlsm')).toThrow(messages.riskyOffice);
  for (const name of ['a.zip', 'a']) expect(() => take(name)).toThrow(messages.wrongKind);
});
