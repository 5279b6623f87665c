/** The time zones in a language, by the part of the world, each by its IANA name and what it is called. */
export type TimeZones = readonly {
  label: string;
  zones: readonly (readonly [name: string, label: string])[];
}[];

/** Where a page of a language has them: no browser knows their names in every language. */
export const timeZonesAddress = (lang: string): string => `/time-zones.${lang}.json`;
