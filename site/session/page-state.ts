/**
 * What an account page shows. It begins with `start`, unless the browser knows better: with somebody who is
 * signed in already, or without a link to use.
 */
export type PageState = 'start' | 'code' | 'recovery' | 'session' | 'sent' | 'done' | 'expired';

/** The token of the link that the page was opened with (`takeLinkToken` has put it here). */
export function linkToken(): string | undefined {
  return (history.state as { linkToken?: string } | null)?.linkToken;
}

/*
 * What follows stands inline in its pages, so that nothing wrong is ever painted: the built HTML has both
 * states that a page can begin with, and until React has taken it over the style sheet shows the one that
 * `data-first` names (sections/account/AccountPanel.tsx). The text of a function is what the page gets: it can
 * use nothing that is not in it.
 */

/** Loads a page anew that comes back from the back/forward cache and shows a session that has ended or begun since. */
export function watchSession(): void {
  const session = () => /(?:^|; )session=([^;]+)/.exec(document.cookie)?.[1];
  const atFirst = session();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && session() !== atFirst) location.reload();
  });
}

/**
 * Leads whoever is not signed in to where one does, and back here after (spec D7).
 * @param signIn where that is
 */
export function requireSession(signIn: string): void {
  if (/(?:^|; )session=[^;]/.test(document.cookie)) return;
  const { pathname, search, hash } = location;
  location.replace(`${signIn}?${new URLSearchParams({ returnUrl: pathname + search + hash })}`);
}

/** Pushes the area's navigation along until it shows where one is: a phone has no room for all of it. */
export function showCurrentLink(): void {
  const nav = document.querySelector<HTMLElement>('.area-nav');
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && current)
    nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}

/** Notices that somebody is signed in, as far as the cookie tells. */
export function noticeSession(): void {
  if (/(?:^|; )session=[^;]/.test(document.cookie)) {
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
