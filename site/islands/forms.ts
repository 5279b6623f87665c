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

/** Returns the forms in a part of the page. */
export const formsIn = (part: HTMLElement): HTMLFormElement[] => [...part.querySelectorAll('form')];

/** Copies the values of forms that are no longer in the page to their replacements, field by field by name. */
export function copyValues(
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
      // The form updates its draft and the password strength on input events.
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** Returns the texts typed into forms, without secrets. */
export const typedTexts = (forms: readonly HTMLFormElement[]): string[] => [
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
