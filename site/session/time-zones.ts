/** The time zones in a language, grouped by region, each with its IANA name and its display name. */
export type TimeZones = readonly {
  label: string;
  zones: readonly (readonly [name: string, label: string])[];
}[];

/** Returns the address of the time zones in a language. No browser has their names in every language. */
export const timeZonesAddress = (lang: string): string => `/time-zones.${lang}.json`;
