import type { BodyOf } from '../../contract/api/endpoints.ts';
import { call } from './accounts.ts';
import { app, token } from './ada.ts';

type Saved = BodyOf<'save'>;

export const POST: Saved = { kind: 'post', thing: 'reading-thai-invoices' };
export const CASE: Saved = { kind: 'case', thing: 'less-bread-in-the-bin' };
export const COURSE: Saved = { kind: 'course', thing: 'reading-documents-with-ai' };

export async function saveFor(body: Saved, who = token): Promise<number> {
  const answer = await call(app.server, 'save', { token: who, body });
  if (answer.status !== 200) throw new Error(`not saved: ${answer.status}`);
  return answer.body.id;
}

/** Stores a number of posts as saved by Ada. Returns their rows. */
export const savePosts = (count: number) =>
  app.store.db
    .insertInto('savedItem')
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...{ userId: 1, kind: 'post' as const, thing: `post-${index}` },
        ...{ savedAt: index, removedAt: null },
      })),
    )
    .returning('id')
    .execute();

/** Returns the saved items of an account as `kind/thing`, the most recent first. */
export async function savedBy(who = token): Promise<string[]> {
  const { body } = await call(app.server, 'saved', { token: who });
  return body.items.map(({ kind, thing }) => `${kind}/${thing}`);
}

export async function collectionWith(things: readonly Saved[], name = 'For Monday') {
  const made = await call(app.server, 'makeCollection', { token, body: { name } });
  for (const thing of things) {
    const item = await saveFor(thing);
    await call(app.server, 'collect', { token, id: made.body.id, body: { item } });
  }
  return collectionNow(made.body.id);
}

export async function collectionNow(id: number) {
  const { body } = await call(app.server, 'collections', { token });
  const found = body.collections.find((each) => each.id === id);
  if (!found) throw new Error(`there is no collection ${id}`);
  return found;
}
