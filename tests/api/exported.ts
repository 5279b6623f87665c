import { json } from 'node:stream/consumers';
import type { DataSubject } from '../../server/privacy/data-subject.ts';
import { jsonPieces } from '../../server/privacy/json-pieces.ts';
import { exportPerson } from '../../server/privacy/personal-data.ts';
import type { Store } from '../../server/store/database.ts';

export const exported = async (
  store: Store,
  subject: DataSubject,
): Promise<Record<string, unknown>> =>
  (await json(jsonPieces(await exportPerson(store, subject)))) as Record<string, unknown>;
