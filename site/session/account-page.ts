import { readSession } from './cookie.ts';
import { returnUrl } from './return-url.ts';

/** What an account page does when it is loaded, before and without React. */

const root = document.documentElement;

// The way from signing in to signing up and back keeps where one wanted to go.
const wanted = new URLSearchParams(location.search).get('returnUrl');
if (wanted !== null) {
  const query = `?${new URLSearchParams({ returnUrl: wanted })}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-return]')) {
    link.search = query;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-goes-on]')) {
    link.href = returnUrl();
  }
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const eye = target.closest('[data-reveal]');
  if (eye) reveal(eye, eye.ariaPressed !== 'true');
  const wayOut = target.closest('[data-sign-out]');
  if (wayOut && wayOut.ariaBusy !== 'true') leave(wayOut);
});

// A password that is looked at is sent as one, so that password managers know it for what it is.
document.addEventListener(
  'submit',
  ({ target }) => {
    for (const eye of (target as Element).querySelectorAll('[data-reveal]')) reveal(eye, false);
  },
  true,
);

function leave(button: Element) {
  button.ariaBusy = 'true';
  import('./sign-in.ts')
    .then(({ signOut }) => signOut(root.lang === 'th' ? 'th' : 'en'))
    .catch(() => {
      button.ariaBusy = null;
    });
}

function reveal(button: Element, isShown: boolean) {
  const field = document.getElementById(button.getAttribute('aria-controls') ?? '');
  field?.setAttribute('type', isShown ? 'text' : 'password');
  button.ariaPressed = String(isShown);
}

// Who is signed in is asked for by somebody who is, and by nobody else.
const session = readSession();
if (session !== undefined) root.dataset['session'] = '';
if (root.dataset['account'] === 'session') {
  if (session === undefined) delete root.dataset['account'];
  else void import('./signed-in.ts').then(({ showWhoIsSignedIn }) => showWhoIsSignedIn());
}

// A page that comes back from the back/forward cache may show a session that has ended since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && readSession() !== session) location.reload();
});
