import { expect, test } from 'vitest';
import { migrate } from '../../server/store/migrations.ts';
import { appWithStore } from '../server/fixture.ts';
import { leadRow } from './people.ts';
import { add, rowsOf } from './rows.ts';

const ADDED = ['company', 'telephone', 'choice', 'offer', 'budget', 'urgency'] as const;

test('keeps leads from before new fields existed, with those empty', async () => {
  const { store } = await appWithStore();
  const { db } = store;
  for (const column of ADDED) await db.schema.alterTable('lead').dropColumn(column).execute();
  const steps = ['2026-11-22-lead-fields', '2026-11-23-lead-choices'];
  await db.deleteFrom('migration').where('name', 'in', steps).execute();
  const row = leadRow({ message: 'Before' });
  // As the released version writes it.
  const { company, telephone, choice, offer, budget, urgency, ...old } = row;
  const asReleased = old as typeof row;
  await add(store, 'lead', asReleased);

  await migrate(store);
  // A second migration changes nothing.
  await migrate(store);
  // A server of the released version may run beside this one for a while.
  await add(store, 'lead', { ...asReleased, message: 'Beside' });

  const empty = Object.fromEntries(ADDED.map((column) => [column, '']));
  expect(await rowsOf(store, 'lead')).toMatchObject([
    { message: 'Before', ...empty },
    { message: 'Beside', ...empty },
  ]);
});
