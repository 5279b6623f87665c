/** Where a sentence is filled in: `{email}`. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** Puts values in the place of a sentence's placeholders; one without a value stays as it is. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));
