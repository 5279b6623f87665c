/** The maximum number of held leads that one call marks as seen. */
export const SEEN_MAX = 500;

/** Fields with a choice of options: the budget, the urgency, and one specific to the form (`choice`). */
export const CHOICE_FIELDS = ['choice', 'budget', 'urgency'] as const;

/** A field with a choice of options. */
export type ChoiceField = (typeof CHOICE_FIELDS)[number];

/** The fields that people can fill in; `content/forms.yaml` lists the fields of each form. */
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

/** Whether a field has a choice of options. */
export const isChoice = (field: LeadField): field is ChoiceField =>
  CHOICE_FIELDS.some((each) => each === field);
