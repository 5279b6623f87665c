/**
 * What an account page shows. It begins with `start`, unless the browser knows better: with an account that is
 * signed in already, or without a link to use.
 */
export type PageState =
  | 'start'
  | 'code'
  | 'recovery'
  | 'session'
  | 'sent'
  | 'done'
  | 'confirmed'
  | 'expired';

/** The token of the link that the page was opened with (`takeLinkToken` has put it here). */
export function linkToken(): string | undefined {
  return (history.state as { linkToken?: string } | null)?.linkToken;
}

/** Notes which account a page has shown that is about to be loaded anew for another one: its place in the history keeps it. */
export function noteLeftAccount(id: number): void {
  history.replaceState({ ...history.state, leftAccount: id }, '');
}

/** Returns the id of the account that the page has shown before, once; undefined where there is none. */
export function takeLeftAccount(): number | undefined {
  const { leftAccount, ...rest } = (history.state ?? {}) as { leftAccount?: number };
  if (leftAccount !== undefined) history.replaceState(rest, '');
  return leftAccount;
}

/*
 * What follows stands inline in its pages, so that nothing wrong is ever painted: the built HTML has both
 * states that a page can begin with, and until React has taken it over the style sheet shows the one that
 * `data-first` names (sections/account/AccountPanel.tsx). The text of a function is what the page gets: it can
 * use nothing that is not in it.
 */

/**
 * Notes as `noteLeftAccount` does that a page which a visitor comes back to has shown another account than the one that is
 * signed in by now. Stands before `watchSession`, which loads it anew.
 */
export function watchAccount(): void {
  const account = () => {
    try {
      return JSON.parse(localStorage.getItem('account') ?? '{}').id as number | undefined;
    } catch {
      return undefined;
    }
  };
  let shown = account();
  // The page has been told whose session it is (known-account.ts).
  addEventListener('account', () => {
    shown ??= account();
  });
  const compare = () => {
    if (shown === undefined || account() === shown) return;
    if (!/(?:^|; )session=[^;]/.test(document.cookie)) return;
    history.replaceState({ ...history.state, leftAccount: shown }, '');
  };
  for (const back of ['pageshow', 'focus', 'visibilitychange']) addEventListener(back, compare);
}

/**
 * Loads a page anew that a visitor comes back to, from another tab or by the back/forward cache, and that shows a session
 * which has ended or begun elsewhere since.
 */
export function watchSession(): void {
  const session = () => /(?:^|; )session=([^;]+)/.exec(document.cookie)?.[1];
  let known = session();
  const compare = () => {
    if (!document.hidden && session() !== known) location.reload();
  };
  // This page has done it itself (cookie.ts).
  addEventListener('session', () => {
    known = session();
  });
  for (const back of ['pageshow', 'focus', 'visibilitychange']) addEventListener(back, compare);
}

/**
 * Leads a visitor who is not signed in to the sign-in page, and back here after (spec D7).
 * @param signIn where that is
 */
export function requireSession(signIn: string): void {
  if (document.cookie.match(/(?:^|; )session=[^;]/g)?.length === 1) return;
  const { pathname, search, hash } = location;
  location.replace(`${signIn}?${new URLSearchParams({ returnUrl: pathname + search + hash })}`);
}

/** Notices that one conversation or a new one is shown, which has no room for what the page is for (area-messages/messages.css). */
export function noticeConversation(): void {
  if (/[?&](?:conversation=[1-9]|new\b)/.test(location.search)) {
    document.documentElement.dataset['first'] = 'conversation';
  }
}

/** Has the way to sign in lead back here after, whatever is open here. */
export function carryAddress(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-signed-out-gate] a');
  const { pathname, search, hash } = location;
  if (link) link.search = `?${new URLSearchParams({ returnUrl: pathname + search + hash })}`;
}

/** Pushes the area's navigation along until it shows where one is: a phone has no room for all of it. */
export function showCurrentLink(): void {
  const nav = document.querySelector<HTMLElement>('.area-nav');
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && current)
    nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}

/** Notices that an account is signed in, as far as the cookie tells. */
export function noticeSession(): void {
  if (document.cookie.match(/(?:^|; )session=[^;]/g)?.length === 1) {
    document.documentElement.dataset['first'] = 'session';
  }
}

/**
 * Takes the token out of the address, where it would be seen, kept and sent along. The page's place in
 * the history has it from then on, and still does when it is loaded anew.
 */
export function takeLinkToken(): void {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token) {
    address.searchParams.delete('token');
    history.replaceState({ linkToken: token }, '', address);
  } else if (!history.state?.linkToken) {
    document.documentElement.dataset['first'] = 'expired';
  }
}

/** Has the islands of a page run at once: nothing of what it shows is in its HTML. */
export function beginAtOnce(): void {
  document.documentElement.dataset['first'] = 'loading';
}
