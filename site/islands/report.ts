import { paths } from '../../contract/api/paths.ts';

/** How many errors a page reports: the first ones tell the rest. */
const MOST = 3;

/** Where our own code is; what goes wrong elsewhere is an extension's. */
const OWN = '/_astro/';

/** Reports errors of our code in this page to the server's log, each once, without anything of who met it. */
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
      // The visitor may be leaving.
      keepalive: true,
    }).catch(() => undefined);
  };
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
