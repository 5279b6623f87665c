/** Where a sentence is filled in: `{email}`. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** The placeholders of a sentence, each once, in the order in which they stand. */
export const placeholdersIn = (sentence: string): string[] => [
  ...new Set([...sentence.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')),
];

/** Puts values in the place of a sentence's placeholders; one without a value stays as it is. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));
