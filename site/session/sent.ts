import { forgetDraft, keepDraft } from './draft.ts';

/** Returns a value as text. It is the same for the same file, for which browsers make new objects. */
export const asText = (value: FormDataEntryValue): string => {
  if (typeof value === 'string') return value;
  const { name, size, lastModified } = value;
  return name && [name, size, lastModified].join('/');
};

/** Returns whether a form is unchanged since it was sent. */
export const isUnchangedSince = (form: HTMLFormElement, values: FormData): boolean =>
  [...new FormData(form)].every(([name, value]) =>
    values.getAll(name).map(asText).includes(asText(value)),
  );

/** Deletes the draft of a sent form, unless something has been typed into it since. */
export function forgetSentDraft(
  name: string,
  form: HTMLFormElement | null,
  values: FormData,
): void {
  forgetDraft(name);
  if (form && !isUnchangedSince(form, values)) keepDraft(name, form);
}
