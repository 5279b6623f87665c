import { call } from '../../session/api.ts';
import { saveFile } from '../area/save-file.ts';
import { type Filter, queryOf } from './filter.ts';

/** Downloads the filtered leads as a CSV file. */
export async function downloadCsv(filter: Filter): Promise<void> {
  const table = await call('inboxCsv', { query: queryOf(filter) });
  // Reading the response as text removes its byte order mark, without which Excel can't read Thai.
  const file = new Blob(['\ufeff', table], { type: 'text/csv;charset=utf-8' });
  // The reader's local date in ISO order, which is how Swedish writes it: 2026-11-21.
  saveFile(file, `leads-${new Date().toLocaleDateString('sv')}.csv`);
}
