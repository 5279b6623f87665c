import { ownAccount } from './cookie.ts';
import { knownAccount } from './known-account.ts';

const PREFIX = 'draft.';

/** The prefix of an account's drafts: no account is given what another one has typed. */
const prefixOf = (account: number | undefined) => `${PREFIX}${account ?? ''}.`;

/** The account that this page shows: in another tab another one may have signed in meanwhile. */
const account = () => ownAccount() ?? knownAccount()?.id;

/** The key under which a draft of the account that this page shows is kept. */
export const draftKey = (name: string): string => prefixOf(account()) + name;

const sentKey = (name: string) => draftKey(`sent.${name}`);

type Values = Record<string, string | boolean>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What may be kept of a form: never a password, a code or a file. */
const isKept = (control: Element): control is Control =>
  (control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    (control instanceof HTMLInputElement &&
      !['password', 'file', 'hidden'].includes(control.type))) &&
  control.name !== '' &&
  // A password that is looked at is no field of that type just then.
  !/one-time-code|-password$/.test(control.autocomplete);

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const keyOf = (control: Control) =>
  isTicked(control) ? `${control.name}=${control.value}` : control.name;

/** Keeps what was typed into a form for as long as its tab is open, over a reload and signing in again too. */
export function keepDraft(name: string, form: HTMLFormElement): void {
  const values: Values = {};
  for (const control of form.elements) {
    if (isKept(control))
      values[keyOf(control)] = isTicked(control) ? control.checked : control.value;
  }
  try {
    sessionStorage.setItem(draftKey(name), JSON.stringify(values));
  } catch {
    // Storage is off or full: the form keeps what it has until its page is left.
  }
}

/**
 * Puts back what was typed into a form before its page was loaded anew.
 * @returns whether there was anything
 */
export function restoreDraft(name: string, form: HTMLFormElement): boolean {
  const values = read(draftKey(name));
  if (values === undefined) return false;
  for (const control of form.elements) {
    if (!isKept(control)) continue;
    const value = values[keyOf(control)];
    if (typeof value === 'string') control.value = value;
    else if (typeof value === 'boolean' && isTicked(control)) control.checked = value;
  }
  return true;
}

/** Whether something was typed into a form and not sent. */
export const hasDraft = (name: string): boolean => read(draftKey(name)) !== undefined;

/** What a form has sent, and the key it was sent under (submission.ts). */
interface Submission {
  content: string;
  key: string;
}

/** Keeps what a form is about to send and its key, until its draft is forgotten: the answer may never arrive here. */
export function keepSubmission(name: string, submission: Submission): void {
  try {
    sessionStorage.setItem(sentKey(name), JSON.stringify(submission));
  } catch {
    // Storage is off or full: the page has it until it is left.
  }
}

/** What a form has sent without hearing of it, before its page was loaded anew. */
export function keptSubmission(name: string): Submission | undefined {
  const { content, key } = read(sentKey(name)) ?? {};
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
}

/** Forgets what was typed into a form, and what it has sent: the server has it. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(draftKey(name));
    sessionStorage.removeItem(sentKey(name));
  } catch {
    // Then nothing was kept.
  }
}

/** Whether something is kept that an account has typed and not sent. */
export const hasDraftsOf = (id: number): boolean => keysWith(prefixOf(id)).length > 0;

/**
 * Forgets the drafts of the account that this page shows, which signs out: another person may use this browser next. Those
 * of other accounts stay for them. Where it is not known which account that is, all go.
 */
export function forgetDrafts(): void {
  const id = account();
  forgetAll(id === undefined ? PREFIX : prefixOf(id));
  forgetUnownedDrafts();
}

/** Forgets what was typed while it was not known for which account. */
export const forgetUnownedDrafts = (): void => forgetAll(prefixOf(undefined));

function forgetAll(prefix: string): void {
  for (const key of keysWith(prefix)) sessionStorage.removeItem(key);
}

function keysWith(prefix: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // Storage is off.
    return [];
  }
}

function read(key: string): Values | undefined {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof values === 'object' && values !== null ? (values as Values) : undefined;
  } catch {
    return undefined;
  }
}
