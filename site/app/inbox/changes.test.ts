import { expect, test } from 'vitest';
import { changed, partOf, withLead } from './changes.ts';
import { lead } from './inbox-of-tests.tsx';

test('undoes only its own part of a change', () => {
  const before = lead(2, { assignedTo: 7, assignee: 'Anan' });
  const closed = changed(before, { answered: true });
  const counts = { open: 5, answered: 3, held: 2, dead: 1 };
  const pages = [{ leads: [closed], next: null, counts, forms: ['contact'] }];
  const both = withLead(pages, 2, partOf({ assignedTo: null }, lead(2)));
  const [after] = withLead(both, 2, partOf({ assignedTo: 8 }, before));
  expect(after?.leads).toEqual([closed]);
});
