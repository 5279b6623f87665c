import { sql, type Transaction } from 'kysely';
import type { Store } from './database.ts';
import type { Tables } from './schema.ts';
import { table } from './table.ts';

/** What is written back and forth about a lead, and the files that go with it. */
export async function conversations(
  db: Transaction<Tables>,
  engine: Store['engine'],
): Promise<void> {
  await db.schema
    .createTable('conversation')
    .addColumn('id', 'integer', (column) =>
      column.primaryKey().references('lead.id').onDelete('cascade'),
    )
    .addColumn('userId', 'integer', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('assignedTo', 'integer', (column) =>
      column.references('user.id').onDelete('set null'),
    )
    .addColumn('unreadByCustomer', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('unreadByCompany', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('conversationUser')
    .on('conversation')
    .columns(['userId', 'updatedAt'])
    .execute();
  await db.schema
    .createIndex('conversationAssigned')
    .on('conversation')
    .column('assignedTo')
    .execute();
  // Asked on every page of the area.
  await db.schema
    .createIndex('conversationUnread')
    .on('conversation')
    .column('id')
    .where(sql<boolean>`"unreadByCompany" > 0`)
    .execute();

  await table(db, engine, 'message')
    .addColumn('conversationId', 'integer', (column) =>
      column.notNull().references('conversation.id').onDelete('cascade'),
    )
    .addColumn('authorId', 'integer', (column) => column.references('user.id').onDelete('set null'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('key', 'text')
    .addColumn('sentAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('messageOnce', ['authorId', 'key'])
    .execute();
  await db.schema
    .createIndex('messageConversation')
    .on('message')
    .columns(['conversationId', 'id'])
    .execute();

  await table(db, engine, 'attachment')
    .addColumn('userId', 'integer', (column) => column.references('user.id').onDelete('set null'))
    .addColumn('messageId', 'integer', (column) =>
      column.references('message.id').onDelete('cascade'),
    )
    .addColumn('file', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('attachmentUser').on('attachment').column('userId').execute();
  await db.schema.createIndex('attachmentMessage').on('attachment').column('messageId').execute();
}
