/** The kinds of things on the site that an account can save. Apart from the schemas, which browsers do not need. */
export const SAVED_KINDS = ['post', 'case', 'course', 'product'] as const;

export type SavedKind = (typeof SAVED_KINDS)[number];
