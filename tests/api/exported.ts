import { json } from 'node:stream/consumers';
import { jsonPieces } from '../../server/json-pieces.ts';
import type { Store } from '../../server/store/database.ts';
import { exportPerson } from '../../server/store/personal-data.ts';
import type { Whose } from '../../server/store/whose.ts';

export const exported = async (store: Store, whose: Whose): Promise<Record<string, unknown>> =>
  (await json(jsonPieces(await exportPerson(store, whose)))) as Record<string, unknown>;
