import { forgetDraft, keepDraft } from './draft.ts';

/** Returns whether a form is unchanged since it was sent. */
export const isAsSent = (form: HTMLFormElement, values: FormData): boolean =>
  [...new FormData(form)].every(([name, value]) => values.getAll(name).includes(value));

/** Deletes the draft of a sent form, unless something has been typed into it since. */
export function forgetSent(name: string, form: HTMLFormElement | null, values: FormData): void {
  forgetDraft(name);
  if (form && !isAsSent(form, values)) keepDraft(name, form);
}
