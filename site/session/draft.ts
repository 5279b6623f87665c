const PREFIX = 'draft.';

type Values = Record<string, string | boolean>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What may be kept of a form: never a password, a code or a file. */
const isKept = (control: Element): control is Control =>
  (control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    (control instanceof HTMLInputElement &&
      !['password', 'file', 'hidden'].includes(control.type))) &&
  control.name !== '' &&
  control.autocomplete !== 'one-time-code';

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const keyOf = (control: Control) =>
  isTicked(control) ? `${control.name}=${control.value}` : control.name;

/** Keeps what was typed into a form for as long as its tab is open, over a reload too. */
export function keepDraft(name: string, form: HTMLFormElement): void {
  const values: Values = {};
  for (const control of form.elements) {
    if (isKept(control))
      values[keyOf(control)] = isTicked(control) ? control.checked : control.value;
  }
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // Storage is off or full: the form keeps what it has until its page is left.
  }
}

/**
 * Puts back what was typed into a form before its page was loaded anew.
 * @returns whether there was anything
 */
export function restoreDraft(name: string, form: HTMLFormElement): boolean {
  const values = read(name);
  if (values === undefined) return false;
  for (const control of form.elements) {
    if (!isKept(control)) continue;
    const value = values[keyOf(control)];
    if (typeof value === 'string') control.value = value;
    else if (typeof value === 'boolean' && isTicked(control)) control.checked = value;
  }
  return true;
}

/** Forgets what was typed into a form: it has been sent. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Then nothing was kept.
  }
}

/** Forgets what was typed into any form: somebody else may sit here next. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Then nothing was kept.
  }
}

function read(name: string): Values | undefined {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    return typeof values === 'object' && values !== null ? (values as Values) : undefined;
  } catch {
    return undefined;
  }
}
