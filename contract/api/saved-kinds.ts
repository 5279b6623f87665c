/** The kinds of items on the site that an account can save. Separate from the schemas, which browsers don't need. */
export const SAVED_KINDS = ['post', 'case', 'course', 'product'] as const;

export type SavedKind = (typeof SAVED_KINDS)[number];
