/** A placeholder in a sentence: `{email}`. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns the distinct placeholders of a sentence in order of appearance. */
export const placeholdersIn = (sentence: string): string[] => [
  ...new Set([...sentence.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')),
];

/** Replaces a sentence's placeholders with values; a placeholder without a value stays as it is. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));
