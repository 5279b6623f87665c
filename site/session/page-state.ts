/**
 * The state of an account page. It is `start` at first, unless the browser knows that an account is already signed in
 * or that the link has no token.
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

/** Returns the token of the link that opened the page (`hideLinkToken` stores it in the history state). */
export function linkToken(): string | undefined {
  return (history.state as { linkToken?: string } | null)?.linkToken;
}

/** Stores in the history state which account the page has shown, before the page is reloaded for another one. */
export function rememberLeftAccount(id: number): void {
  history.replaceState({ ...history.state, leftAccount: id }, '');
}

/** Returns, once, the id of the account that the page showed before; undefined if there is none. */
export function takeLeftAccount(): number | undefined {
  const { leftAccount, ...rest } = (history.state ?? {}) as { leftAccount?: number };
  if (leftAccount !== undefined) history.replaceState(rest, '');
  return leftAccount;
}

/* The functions below are inlined into their pages, so that a wrong state is never painted. The built HTML contains
   both possible initial states, and until React takes over, the style sheet shows the one named by `data-first`
   (site/app/sign-in/AccountPanel.tsx). The page receives the source text of each function, which therefore can't refer
   to anything outside itself. */

/**
 * Calls the equivalent of `rememberLeftAccount` if the page, when the visitor returns to it, shows another account than the
 * one signed in now. It must run before `watchSession`, which reloads the page.
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
  // The page now knows which account its session belongs to (known-account.ts).
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
 * Reloads the page when a visitor returns to it, from another tab or through the back/forward cache, if its session has
 * ended or another one has started elsewhere.
 */
export function watchSession(): void {
  const session = () => /(?:^|; )session=([^;]+)/.exec(document.cookie)?.[1];
  let known = session();
  const compare = () => {
    if (!document.hidden && session() !== known) location.reload();
  };
  // This page has made the change itself (cookie.ts).
  addEventListener('session', () => {
    known = session();
  });
  for (const back of ['pageshow', 'focus', 'visibilitychange']) addEventListener(back, compare);
}

/**
 * Redirects a visitor who isn't signed in to the sign-in page, and back to this page afterwards (spec D7).
 * @param signIn the address of the sign-in page
 */
export function requireSession(signIn: string): void {
  if (document.cookie.match(/(?:^|; )session=[^;]/g)?.length === 1) return;
  const { pathname, search, hash } = location;
  location.replace(`${signIn}?${new URLSearchParams({ returnUrl: pathname + search + hash })}`);
}

/**
 * Marks that a conversation or the form for a new one is shown, which hides the description of the page
 * (app/messages/messages.css).
 */
export function markConversation(): void {
  if (/[?&](?:conversation=[1-9]|new\b)/.test(location.search)) {
    document.documentElement.dataset['first'] = 'conversation';
  }
}

/** Makes the sign-in link lead back to this page and its current view. */
export function linkBackFromSignIn(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-signed-out-gate] a');
  const { pathname, search, hash } = location;
  if (link) link.search = `?${new URLSearchParams({ returnUrl: pathname + search + hash })}`;
}

/** Scrolls the navigation of the account area to the current link, because a phone has no room for all links. */
export function showCurrentLink(): void {
  const nav = document.querySelector<HTMLElement>('.area-nav');
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && current)
    nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}

/** Marks that an account is signed in, according to the cookie. */
export function markSession(): void {
  if (document.cookie.match(/(?:^|; )session=[^;]/g)?.length === 1) {
    document.documentElement.dataset['first'] = 'session';
  }
}

/**
 * Removes the token from the address, where it could be seen, stored and passed on. It is moved to the history state,
 * which survives a reload.
 */
export function hideLinkToken(): void {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token) {
    address.searchParams.delete('token');
    history.replaceState({ linkToken: token }, '', address);
  } else if (!history.state?.linkToken) {
    document.documentElement.dataset['first'] = 'expired';
  }
}

/** Starts the islands of a page at once, because none of its content is in its HTML. */
export function startIslandsAtOnce(): void {
  document.documentElement.dataset['first'] = 'loading';
}
