/**
 * Fields in which one of a form's options is chosen: what its money or its haste is asked with, and whatever else
 * a form asks.
 */
export const CHOICE_FIELDS = ['choice', 'budget', 'urgency'] as const;

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

export type LeadField = (typeof LEAD_FIELDS)[number];

/** Whether a field is one in which an option is chosen. */
export const isChoice = (field: LeadField): field is ChoiceField =>
  CHOICE_FIELDS.some((each) => each === field);
