import { call } from '../../session/api.ts';
import { type Filter, queryOf } from './filter.ts';

/**
 * Saves the filtered leads as a table. It is fetched, because a link would not carry the session's
 * token (spec D3).
 */
export async function downloadCsv(filter: Filter): Promise<void> {
  const table = await call('inboxCsv', { query: queryOf(filter) });
  // Reading it as text has taken its byte order mark off, without which Excel cannot read Thai.
  const file = new Blob(['\ufeff', table], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  // The day where it is saved, in the order that Swedes write it: 2026-11-21.
  link.download = `leads-${new Date().toLocaleDateString('sv')}.csv`;
  link.click();
  // Not at once: the browser begins to read it only now.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
