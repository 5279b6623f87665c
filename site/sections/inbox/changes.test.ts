import { expect, test } from 'vitest';
import type { Lead } from '../../../contract/api/leads.ts';
import {
  asOne,
  changed,
  type InboxPage,
  type OutboxEntry,
  onItsWay,
  withDead,
  withLead,
  withLetter,
  withoutLetter,
} from './changes.ts';
import { queryOf, readFilter, writeFilter } from './filter.ts';

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
  unread: 0,
  consent: { version: '2026-11-21', purposes: ['reply'], withdrawnAt: null },
  ...more,
});

const page = (leads: Lead[], next: number | null = null): InboxPage => ({
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

test('a lead that is answered stays where it is and is counted anew, on every page of its list', () => {
  const before = [page([lead(4), lead(3)], 3), page([lead(2), lead(1)])];
  const answered = changed(lead(2), { answered: true });
  expect(answered.answeredAt).not.toBeNull();
  const after = withLead(before, answered);
  expect(after.map(({ leads }) => leads)).toEqual([
    [lead(4), lead(3)],
    [answered, lead(1)],
  ]);
  for (const { counts } of after) {
    expect(counts).toEqual({ open: 4, answered: 4, held: 2, dead: 1 });
  }
  expect(withLead(after, lead(2))).toEqual(before);
});

test('a lead that is released is open, or answered if it was', () => {
  const held = lead(2, { heldFor: 'burst' });
  expect(withLead([page([held])], changed(held, { held: false }))[0]?.counts).toMatchObject({
    open: 6,
    held: 1,
  });
  const both = { ...held, answeredAt: '2026-11-21T03:00:00.000Z' };
  expect(withLead([page([both])], changed(both, { held: false }))[0]?.counts).toMatchObject({
    answered: 4,
    held: 1,
  });
});

test('a lead that is not listed changes nothing', () => {
  const before = [page([lead(1)])];
  expect(withLead(before, lead(9))).toBe(before);
});

test('the pages of a list are one: older leads below, none twice, the counts that came last', () => {
  const older = { ...page([lead(2), lead(1)]), counts: { open: 6, answered: 3, held: 2, dead: 0 } };
  const { leads, counts } = asOne([page([lead(3), lead(2)], 2), older]);
  expect(leads.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(counts).toEqual(older.counts);
  expect(asOne([])).toEqual({ leads: [], counts: undefined, forms: [] });
});

test('a letter that is sent again is on its way, and is put back where it lay', () => {
  const sent = onItsWay(letter(2));
  expect(sent).toMatchObject({ id: 2, attempts: 0, lastError: '', dueAt: expect.any(String) });
  expect(withoutLetter([letter(3), letter(2), letter(1)], sent)).toEqual([letter(3), letter(1)]);
  expect(withLetter([letter(3), letter(1)], letter(2)).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(withLetter([letter(3), letter(2)], letter(2))).toHaveLength(2);
  expect(withDead([page([])], -1)[0]?.counts.dead).toBe(0);
});

test('an address keeps a filter, and what it does not know counts for nothing', () => {
  const filter = { view: 'held', form: 'contact', search: 'ก & b' } as const;
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(writeFilter(readFilter('?view=nothing&other=1'))).toBe('');
});

test('what could not be delivered is asked for with the counts of the rest', () => {
  expect(queryOf({ view: 'undelivered', form: '', search: '' })).toEqual({ state: 'open' });
  expect(queryOf({ view: 'held', form: 'contact', search: 'a' })).toEqual({
    state: 'held',
    form: 'contact',
    search: 'a',
  });
});
