import type { Transaction } from 'kysely';
import type { Store } from './database.ts';
import type { Tables } from './schema.ts';
import { table } from './table.ts';

/** What people save of the site, and the collections that they make of it. */
export async function savedItems(db: Transaction<Tables>, engine: Store['engine']): Promise<void> {
  await table(db, engine, 'savedItem')
    .addColumn('userId', 'integer', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('thing', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'bigint', (column) => column.notNull())
    .addColumn('removedAt', 'bigint')
    .addUniqueConstraint('savedItemOnce', ['userId', 'kind', 'thing'])
    .execute();

  await table(db, engine, 'collection')
    .addColumn('userId', 'integer', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('sharedAt', 'bigint')
    .addColumn('shareHash', 'text', (column) => column.unique())
    .execute();
  await db.schema.createIndex('collectionUser').on('collection').column('userId').execute();

  await table(db, engine, 'collectionItem')
    .addColumn('collectionId', 'integer', (column) =>
      column.notNull().references('collection.id').onDelete('cascade'),
    )
    .addColumn('savedItemId', 'integer', (column) =>
      column.notNull().references('savedItem.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addUniqueConstraint('collectionItemOnce', ['collectionId', 'savedItemId'])
    .execute();
  await db.schema
    .createIndex('collectionItemSaved')
    .on('collectionItem')
    .column('savedItemId')
    .execute();
}
