type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  ['checkbox', 'radio'].includes(control.type);

const controlsOf = (form: HTMLFormElement | undefined) =>
  [...(form?.elements ?? [])].filter(
    (control): control is Control =>
      'value' in control &&
      'name' in control &&
      control.name !== '' &&
      control.tagName !== 'BUTTON',
  );

/** The forms in a part of the page. */
export const formsIn = (part: HTMLElement): HTMLFormElement[] => [...part.querySelectorAll('form')];

/** Fills in forms as others were that are no longer in the page: field by field, by its name. */
export function carryOver(
  lost: readonly HTMLFormElement[],
  forms: readonly HTMLFormElement[],
): void {
  for (const [index, form] of lost.entries()) {
    if (form.isConnected) continue;
    const controls = controlsOf(forms[index]);
    for (const before of controlsOf(form)) {
      const control = controls.find(
        ({ name, type, value }) =>
          name === before.name &&
          (!isTicked(before) || (type === before.type && value === before.value)),
      );
      if (!control || ['hidden', 'file'].includes(before.type)) continue;
      if (isTicked(before) && isTicked(control)) control.checked = before.checked;
      else if (before.value !== '') control.value = before.value;
      else continue;
      // The form keeps drafts, and says how good a password is, of what it is told.
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** The texts that were typed into forms, and are no secrets. */
export const typedInto = (forms: readonly HTMLFormElement[]): string[] => [
  ...new Set(
    forms
      .flatMap(controlsOf)
      .filter(
        (control) =>
          'defaultValue' in control &&
          !/^(?:password|hidden|file|checkbox|radio)$/.test(control.type) &&
          !/one-time-code|-password$/.test(control.autocomplete) &&
          control.value !== control.defaultValue,
      )
      .map(({ value }) => value.trim())
      .filter(Boolean),
  ),
];
