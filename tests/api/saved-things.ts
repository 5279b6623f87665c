import type { BodyOf } from '../../contract/api/endpoints.ts';
import { app, asAda, token } from './ada.ts';
import { add, rowsOf } from './rows.ts';

type Saved = BodyOf<'save'>;

export const POST: Saved = { kind: 'post', thing: 'reading-thai-invoices' };
export const CASE: Saved = { kind: 'case', thing: 'less-bread-in-the-bin' };
export const COURSE: Saved = { kind: 'course', thing: 'reading-documents-with-ai' };

export async function saveFor(body: Saved, who = token): Promise<number> {
  const answer = await asAda('save', { token: who, body });
  if (answer.status !== 200) throw new Error(`not saved: ${answer.status}`);
  return answer.body.id;
}

/** Stores a number of posts as saved by Ada. Returns their rows. */
export async function savePosts(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    userId: 1,
    kind: 'post' as const,
    thing: `post-${index}`,
    savedAt: index,
    removedAt: null,
  }));
  await add(app.store, 'savedItem', rows);
  return rowsOf(app.store, 'savedItem');
}

/** Returns the saved items of an account as `kind/thing`, the most recent first. */
export async function savedBy(who = token): Promise<string[]> {
  const { body } = await asAda('saved', { token: who });
  return body.items.map(({ kind, thing }) => `${kind}/${thing}`);
}

export async function collectionWith(things: readonly Saved[], name = 'For Monday') {
  const made = await asAda('makeCollection', { body: { name } });
  for (const thing of things) {
    const item = await saveFor(thing);
    await asAda('collect', { id: made.body.id, body: { item } });
  }
  return collectionNow(made.body.id);
}

export async function collectionNow(id: number) {
  const { body } = await asAda('collections');
  const found = body.collections.find((each) => each.id === id);
  if (!found) throw new Error(`there is no collection ${id}`);
  return found;
}
