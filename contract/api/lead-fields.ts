/** The most held leads that one call marks as seen. */
export const SEEN_MAX = 500;

/** Fields in which one of several options is chosen: the budget, the urgency, and one of the form’s own (`choice`). */
export const CHOICE_FIELDS = ['choice', 'budget', 'urgency'] as const;

/** A field in which an option is chosen. */
export type ChoiceField = (typeof CHOICE_FIELDS)[number];

/** What people can fill in; `content/forms.yaml` says which form has which. */
export const LEAD_FIELDS = [
  'name',
  'email',
  'company',
  'telephone',
  ...CHOICE_FIELDS,
  'link',
  'message',
] as const;

/** A field that people can fill in. */
export type LeadField = (typeof LEAD_FIELDS)[number];

/** Whether a field is one in which an option is chosen. */
export const isChoice = (field: LeadField): field is ChoiceField =>
  CHOICE_FIELDS.some((each) => each === field);
