import { json } from 'node:stream/consumers';
import { jsonPieces } from '../../server/privacy/json-pieces.ts';
import { exportPerson } from '../../server/privacy/personal-data.ts';
import type { Store } from '../../server/store/database.ts';
import type { Whose } from '../../server/store/whose.ts';

/** Returns all that is kept about a person, as they get it. */
export const exported = async (store: Store, whose: Whose): Promise<Record<string, unknown>> =>
  (await json(jsonPieces(await exportPerson(store, whose)))) as Record<string, unknown>;
