import { call } from '../../session/api.ts';
import { saveFile } from '../area/save-file.ts';
import { type Filter, queryOf } from './filter.ts';

/** Saves the filtered leads as a table. */
export async function downloadCsv(filter: Filter): Promise<void> {
  const table = await call('inboxCsv', { query: queryOf(filter) });
  // Reading it as text has taken its byte order mark off, without which Excel cannot read Thai.
  const file = new Blob(['\ufeff', table], { type: 'text/csv;charset=utf-8' });
  // The day where it is saved, in the order that Swedes write it: 2026-11-21.
  saveFile(file, `leads-${new Date().toLocaleDateString('sv')}.csv`);
}
