import { ownAccount } from './cookie.ts';
import { knownAccount } from './known-account.ts';
import { readStored, store } from './storage.ts';

const PREFIX = 'draft.';

/** Returns the prefix of an account's drafts, so that no account sees another one's drafts. */
const prefixOf = (account: number | undefined) => `${PREFIX}${account ?? ''}.`;

/** Returns the account that this page shows, because another account may meanwhile have signed in in another tab. */
const account = () => ownAccount() ?? knownAccount()?.id;

/** Returns the storage key of a draft for the account that this page shows. */
export const draftKey = (name: string): string => prefixOf(account()) + name;

const sentKey = (name: string) => draftKey(`sent.${name}`);

type Values = Record<string, string | boolean>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns whether a control's value may be stored: never that of a password, a code or a file. */
const isKept = (control: Element): control is Control =>
  (control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    (control instanceof HTMLInputElement &&
      !['password', 'file', 'hidden'].includes(control.type))) &&
  control.name !== '' &&
  // A revealed password field has another type.
  !/one-time-code|-password$/.test(control.autocomplete);

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const keyOf = (control: Control) =>
  isTicked(control) ? `${control.name}=${control.value}` : control.name;

/** Stores what was typed into a form for as long as the tab is open, even after a reload or signing in again. */
export function keepDraft(name: string, form: HTMLFormElement): void {
  const values: Values = {};
  for (const control of form.elements) {
    if (isKept(control))
      values[keyOf(control)] = isTicked(control) ? control.checked : control.value;
  }
  // Without storage, the form keeps its values until the visitor leaves the page.
  store('sessionStorage', draftKey(name), values);
}

/**
 * Restores what was typed into a form before a reload.
 * @returns whether there was a draft
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

/** Returns whether a form has a draft that was not sent. */
export const hasDraft = (name: string): boolean => read(draftKey(name)) !== undefined;

/** The content that a form has sent, and its idempotency key (submission.ts). */
interface Submission {
  content: string;
  key: string;
}

/**
 * Stores the content that a form is about to send and its key, because the response may never arrive. It is kept until
 * the draft is deleted.
 */
export const keepSubmission = (name: string, submission: Submission): boolean =>
  store('sessionStorage', sentKey(name), submission);

/** Returns the content that a form had sent without receiving a response before a reload. */
export function keptSubmission(name: string): Submission | undefined {
  const { content, key } = read(sentKey(name)) ?? {};
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
}

/** Deletes the draft of a form and its stored submission, because the server has it. */
export function forgetDraft(name: string): void {
  store('sessionStorage', draftKey(name), undefined);
  store('sessionStorage', sentKey(name), undefined);
}

/** Returns whether an account has drafts that were not sent. */
export const hasDraftsOf = (id: number): boolean => keysWith(prefixOf(id)).length > 0;

/**
 * Deletes the drafts of the account that this page shows, which is signing out: another person may use this browser
 * next. Drafts of other accounts are kept. If the account is unknown, all drafts are deleted.
 */
export function forgetDrafts(): void {
  const id = account();
  forgetAll(id === undefined ? PREFIX : prefixOf(id));
  forgetUnownedDrafts();
}

/** Deletes the drafts that were stored while the account was unknown. */
export const forgetUnownedDrafts = (): void => forgetAll(prefixOf(undefined));

function forgetAll(prefix: string): void {
  for (const key of keysWith(prefix)) sessionStorage.removeItem(key);
}

function keysWith(prefix: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // Storage is disabled.
    return [];
  }
}

function read(key: string): Values | undefined {
  const values = readStored('sessionStorage', key);
  return typeof values === 'object' ? (values as Values) : undefined;
}
