import { expect, test } from 'vitest';
import type { Lead } from '../../../contract/api/leads.ts';
import {
  asOne,
  changed,
  type InboxPage,
  type OutboxEntry,
  onItsWay,
  partOf,
  withDead,
  withLead,
  withLetter,
  withoutLetter,
} from './changes.ts';
import { NO_FILTER, queryOf, readFilter, writeFilter } from './filter.ts';

const lead = (id: number, more: Partial<Lead> = {}): Lead => ({
  id,
  form: 'contact',
  lang: 'th',
  page: '/',
  email: 'somchai@example.com',
  name: '',
  company: '',
  telephone: '',
  choice: '',
  budget: '',
  urgency: '',
  message: '',
  offer: '',
  receivedAt: '2026-11-21T02:00:00.000Z',
  answeredAt: null,
  heldFor: null,
  assignedTo: null,
  assignee: '',
  unread: 0,
  updatedAt: '2026-11-21T02:00:00.000Z',
  excerpt: '',
  lastFrom: 'customer',
  consent: { version: '2026-11-21', purposes: ['reply'], withdrawnAt: null },
  ...more,
});

const page = (leads: Lead[], next: string | null = null): InboxPage => ({
  leads,
  next,
  counts: { open: 5, answered: 3, held: 2, dead: 1 },
  forms: ['contact'],
});

const letter = (id: number): OutboxEntry => ({
  id,
  kind: 'lead-mail',
  to: 'sales@example.com',
  leadId: 1,
  createdAt: '2026-11-21T02:00:00.000Z',
  attempts: 10,
  lastError: 'connect ECONNREFUSED',
  dueAt: null,
});

test('keeps an answered lead in place and updates the counts on every page of its list', () => {
  const before = [page([lead(4), lead(3)], '1-3'), page([lead(2), lead(1)])];
  const answered = changed(lead(2), { answered: true });
  expect(answered.answeredAt).not.toBeNull();
  const after = withLead(before, 2, answered);
  expect(after.map(({ leads }) => leads)).toEqual([
    [lead(4), lead(3)],
    [answered, lead(1)],
  ]);
  for (const { counts } of after) {
    expect(counts).toEqual({ open: 4, answered: 4, held: 2, dead: 1 });
  }
  expect(withLead(after, 2, lead(2))).toEqual(before);
});

test('marks a released lead as open, or as answered if it was', () => {
  const held = lead(2, { heldFor: 'burst' });
  expect(withLead([page([held])], 2, changed(held, { held: false }))[0]?.counts).toMatchObject({
    open: 6,
    held: 1,
  });
  const both = { ...held, answeredAt: '2026-11-21T03:00:00.000Z' };
  expect(withLead([page([both])], 2, changed(both, { held: false }))[0]?.counts).toMatchObject({
    answered: 4,
    held: 1,
  });
});

test('undoes only its own part of a change', () => {
  const before = lead(2, { assignedTo: 7, assignee: 'Anan' });
  const closed = changed(before, { answered: true });
  const both = withLead([page([closed])], 2, partOf({ assignedTo: null }, lead(2)));
  const [after] = withLead(both, 2, partOf({ assignedTo: 8 }, before));
  expect(after?.leads).toEqual([closed]);
});

test('changes nothing for a lead that is not listed', () => {
  const before = [page([lead(1)])];
  expect(withLead(before, 9, lead(9))).toBe(before);
});

test('joins the pages of a list, without duplicates and with the latest counts', () => {
  const older = { ...page([lead(2), lead(1)]), counts: { open: 6, answered: 3, held: 2, dead: 0 } };
  const { leads, counts } = asOne([page([lead(3), lead(2)], '1-2'), older]);
  expect(leads.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(counts).toEqual(older.counts);
  expect(asOne([])).toEqual({ leads: [], counts: undefined, forms: [] });
});

test('marks a resent mail as on its way and puts it back if that fails', () => {
  const sent = onItsWay(letter(2));
  expect(sent).toMatchObject({ id: 2, attempts: 0, lastError: '', dueAt: expect.any(String) });
  expect(withoutLetter([letter(3), letter(2), letter(1)], sent)).toEqual([letter(3), letter(1)]);
  expect(withLetter([letter(3), letter(1)], letter(2)).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(withLetter([letter(3), letter(2)], letter(2))).toHaveLength(2);
  expect(withDead([page([])], -1)[0]?.counts.dead).toBe(0);
});

test('stores a filter in the address and ignores unknown values', () => {
  const filter = { view: 'held', form: 'contact', search: 'ก & b', mine: true } as const;
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(writeFilter(readFilter('?view=nothing&other=1'))).toBe('');
});

test('requests undelivered mails together with the counts', () => {
  expect(queryOf({ ...NO_FILTER, view: 'undelivered' })).toEqual({ state: 'open' });
  expect(queryOf({ view: 'held', form: 'contact', search: 'a', mine: true })).toEqual({
    state: 'held',
    form: 'contact',
    search: 'a',
    mine: 'yes',
  });
});
