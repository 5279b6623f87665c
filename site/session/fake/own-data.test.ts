// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Call } from './call.ts';
import { company } from './company.ts';
import { begin, conversationsOf } from './conversations.ts';
import { leads } from './leads.ts';
import { ownData } from './own-data.ts';
import { beginSession, people, whoIs } from './people.ts';
import { savedOf } from './saved.ts';
import { written } from './written.ts';

beforeEach(() => sessionStorage.clear());

function caller(id = 1) {
  const who = whoIs(`Bearer ${beginSession(id)}`);
  if (!who) throw new Error('nobody');
  return who;
}

test('the export has what the account shows: saved items, collections, conversations', async () => {
  const { demo } = company;
  expect(await ownData.exportAccount({ caller: caller() } as Call<'exportAccount'>)).toMatchObject({
    saved: demo.saved.map(({ kind, thing }) => ({ kind, thing })),
    collections: demo.collections.map(({ name, things }) => ({ name, items: things })).toReversed(),
    conversations: demo.leads
      .filter(({ subject }) => subject !== '')
      .toSorted((a, b) => a.hoursAgo - b.hoursAgo)
      .map(({ subject }) => ({ conversation: { subject }, messages: expect.any(Array) })),
  });
});

test('an account that is deleted takes its conversations along, and leaves nothing to the next one', async () => {
  const { person } = caller();
  people.add({ ...person, email: 'other@example.com' });
  const before = { leads: leads.all().length, written: written.all().length };
  const sent = { body: 'Hello', attachments: [], key: null };
  const { id } = begin(person, { subject: 'A loom', lang: 'en', ...sent });
  // What was written under another address is theirs, too.
  leads.change(id, { email: 'old@example.com' });
  const mine = conversationsOf(person).length;
  const { password } = company.demo.user;
  await ownData.deleteAccount({ caller: caller(), body: { password } } as Call<'deleteAccount'>);
  expect(leads.all()).toHaveLength(before.leads - (mine - 1));
  expect(leads.byId(id)).toBeUndefined();
  expect(written.all().length).toBeLessThan(before.written);
  expect(written.all().filter(({ leadId }) => !leads.byId(leadId))).toEqual([]);
  expect(conversationsOf(person)).toEqual([]);
  expect(savedOf(person.id)).toEqual([]);
});
