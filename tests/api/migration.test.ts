import { expect, test } from 'vitest';
import { migrate } from '../../server/store/migrate.ts';
import { appWithStore } from '../server/fixture.ts';
import { leadRow } from './people.ts';

const ADDED = ['company', 'telephone', 'choice', 'offer'] as const;

test('leads that came before there were more fields stay, and have them empty', async () => {
  const { store } = await appWithStore();
  const { db } = store;
  for (const column of ADDED) await db.schema.alterTable('lead').dropColumn(column).execute();
  await db.deleteFrom('migration').where('name', '=', '2026-11-22-lead-fields').execute();
  const { company, telephone, choice, offer, ...old } = leadRow({ message: 'Before' });
  // As the released version writes it.
  const asReleased = old as ReturnType<typeof leadRow>;
  await db.insertInto('lead').values(asReleased).execute();

  await migrate(store);
  // And once more: what has been done is left alone.
  await migrate(store);
  // A server of the released version may go on beside this one for a while.
  await db
    .insertInto('lead')
    .values({ ...asReleased, message: 'Beside' })
    .execute();

  const empty = { company: '', telephone: '', choice: '', offer: '' };
  expect(await db.selectFrom('lead').selectAll().orderBy('id').execute()).toMatchObject([
    { message: 'Before', ...empty },
    { message: 'Beside', ...empty },
  ]);
});
