/** The maximum number of held leads that one call marks as seen. */
export const SEEN_MAX = 500;

/** Fields with a choice of options: the budget, the urgency, and one specific to the form (`choice`). */
export const CHOICE_FIELDS = ['choice', 'budget', 'urgency'] as const;

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

export const isChoice = (field: string): field is ChoiceField =>
  CHOICE_FIELDS.some((each) => each === field);

/** Whether a field is one that every form can have, and not one of a form's own. */
export const isLeadField = (field: string): field is LeadField =>
  LEAD_FIELDS.some((each) => each === field);

/** Maximum lengths of answers in own fields, in UTF-16 code units. */
export const ANSWER_MAX = { text: 200, 'long-text': 2000 } as const;

/** The maximum number of files of a form. */
export const FORM_FILES_MAX = 3;

/** The beginning of the name of a form's own field, in forms and in refusals. */
export const ANSWER = 'answers.';

/** Returns the values of a form with the answers in its own fields as an object: `answers.day` becomes `answers: {day}`. */
export function nestAnswers<Value>(values: Iterable<readonly [string, Value]>) {
  const all = [...values];
  const answers = all.flatMap(([name, value]) =>
    name.startsWith(ANSWER) ? [[name.slice(ANSWER.length), value] as const] : [],
  );
  return {
    ...Object.fromEntries(all.filter(([name]) => !name.startsWith(ANSWER))),
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
  };
}
