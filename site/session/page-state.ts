/**
 * What an account page shows: it begins with `start`, and each of its parts names the states in which it
 * is seen (`data-while`, sections/account/AccountSection.css). All of them are in the HTML, set by `<Text>`.
 */
export type PageState = 'start' | 'code' | 'recovery' | 'session' | 'sent' | 'done' | 'expired';

/** Shows a state of the page, and takes whoever reads there: to a field, or else to the heading. */
export function showState(state: PageState, field?: HTMLElement | null): void {
  document.documentElement.dataset['account'] = state;
  const goal = field ?? document.getElementById('account-heading');
  goal?.focus();
}

/** The token of the link that the page was opened with (`takeLinkToken` has put it here). */
export function linkToken(): string | undefined {
  return (history.state as { linkToken?: string } | null)?.linkToken;
}

/*
 * The two below stand inline in their pages, so that nothing wrong is ever painted. Their text is what
 * the page gets: they can use nothing that is not in them.
 */

/** Shows at once that somebody is signed in, as far as the cookie tells. */
export function noticeSession(): void {
  if (/(?:^|; )session=[^;]/.test(document.cookie)) {
    document.documentElement.dataset['account'] = 'session';
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
    document.documentElement.dataset['account'] = 'expired';
  }
}
