import { setLocationSearch, useLocationSearch } from '../../session/location-search.ts';

const idIn = (query: string): number | undefined =>
  Number(new URLSearchParams(query).get('lead')) || undefined;

/** Returns the id of the lead that the page was opened with, through a link in a mail or a reload. */
export const leadInAddress = (): number | undefined => idIn(location.search);

/**
 * Returns the id of the open lead. It is stored in the address, so that mails can link to it and a reload keeps it
 * open.
 */
export const useOpenLead = (): number | undefined => useLocationSearch(idIn);

/** Opens a lead, or closes the open one. */
export function openLead(id: number | undefined): void {
  const values = new URLSearchParams(location.search);
  if (id === undefined) values.delete('lead');
  else values.set('lead', String(id));
  setLocationSearch(values.size > 0 ? `?${values}` : '', 'replace');
}
