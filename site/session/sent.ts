import { forgetDraft, keepDraft } from './draft.ts';

/** Whether a form is as it was sent: nothing has been typed into it since. */
export const isAsSent = (form: HTMLFormElement, values: FormData): boolean =>
  [...new FormData(form)].every(([name, value]) => values.getAll(name).includes(value));

/** Forgets the draft of a form that has been sent, unless something has been typed into it since. */
export function forgetSent(name: string, form: HTMLFormElement | null, values: FormData): void {
  forgetDraft(name);
  if (form && !isAsSent(form, values)) keepDraft(name, form);
}
