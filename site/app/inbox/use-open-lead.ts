import { setQuery, useQuery } from '../../session/query.ts';

const idIn = (query: string): number | undefined =>
  Number(new URLSearchParams(query).get('lead')) || undefined;

/** The lead that the page was opened with, by a link of a mail or a reload. */
export const leadInAddress = (): number | undefined => idIn(location.search);

/** The lead that is open. The address holds it, so mails can lead to one, and a reload finds it open again. */
export const useOpenLead = (): number | undefined => idIn(useQuery() ?? '');

/** Opens a lead, or closes the one that is open. */
export function openLead(id: number | undefined): void {
  const values = new URLSearchParams(location.search);
  if (id === undefined) values.delete('lead');
  else values.set('lead', String(id));
  setQuery(values.size > 0 ? `?${values}` : '', 'replace');
}
