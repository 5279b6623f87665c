import { paths } from '../../contract/api/paths.ts';

/** The number of errors that a page reports, because the first ones usually explain the rest. */
const MOST = 3;

/** The folder of our own scripts. Errors from elsewhere belong to browser extensions. */
const OWN = '/_astro/';

/**
 * Reports errors of our scripts on this page to the server's log, each once, and without any data about the visitor.
 */
export function reportErrors(): void {
  const reported = new Set<string>();
  const report = (error: unknown) => {
    if (!(error instanceof Error)) return;
    const { message, stack = '' } = error;
    if (!stack.includes(OWN) || reported.has(message) || reported.size >= MOST) return;
    reported.add(message);
    const [method, path] = paths.reportError;
    const body = {
      message: message.slice(0, 300),
      stack: stack.slice(0, 2000),
      page: location.pathname.slice(0, 200),
    };
    fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      // The visitor may be leaving the page.
      keepalive: true,
    }).catch(() => undefined);
  };
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
