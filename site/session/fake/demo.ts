import { paths } from '../../../contract/api/paths.ts';
import { readSession } from '../cookie.ts';
import { removeSession } from '../remove-session.ts';

/** The address of `backend.ts`, set at build time. */
declare const BACKEND_ADDRESS: string;

const fetchOfBrowser = window.fetch;
let started: Promise<void> | undefined;

/** Starts the backend on the first call, once for all scripts of the page. */
const start = () =>
  (started ??= import(/* @vite-ignore */ BACKEND_ADDRESS).then(
    (backend: typeof import('./backend.ts')) => backend.started,
  ));

window.fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (pathname.startsWith('/api/')) await start();
  return fetchOfBrowser(input, init);
};

// The page itself handles the sign-out call, so it stays open until the call has finished (spec D7).
addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const token = readSession();
    if (!link || token === undefined || !/\/pages-logout\/?$/.test(link.pathname)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const [method, path] = paths.logout;
    const isOver = fetch(path, { method, headers: { authorization: `Bearer ${token}` } });
    void isOver.finally(() => {
      removeSession();
      location.assign(link.href);
    });
  },
  { capture: true },
);
