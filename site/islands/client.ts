import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { paths } from '../../contract/api/paths.ts';
import { Boundary } from './Boundary.tsx';
import { formsIn } from './forms.ts';
import { type Island, restoreNodes, tolerateTranslators } from './nodes.ts';

tolerateTranslators();
reportErrors();

/**
 * Hydrates an island. It replaces Astro's own client, which has no error boundary and no hooks right before and after
 * hydration. It runs synchronously, so that no other code can run in between.
 */
export default (island: Island) =>
  (
    Part: ComponentType<Record<string, unknown>>,
    given: Record<string, unknown>,
    { default: children, ...slots }: Record<string, string>,
  ): void => {
    if (!island.hasAttribute('ssr')) return;
    const props = { ...given };
    for (const [name, html] of Object.entries(slots)) props[name] = slot(html, name);
    const forms = formsIn(island);
    const focused = document.activeElement;
    const onReady = restoreNodes(island);
    const part = createElement(Part, props, children && slot(children));
    flushSync(() =>
      hydrateRoot(island, createElement(Boundary, { island, forms, onReady }, part), {
        identifierPrefix: island.getAttribute('prefix') ?? '',
        onCaughtError: (error) => reportError(error),
      }),
    );
    if (focused !== document.activeElement && island.contains(focused)) {
      (focused as HTMLElement).focus({ preventScroll: true });
    }
  };

/** Returns the HTML that Astro rendered into an island, which React leaves unchanged. */
const slot = (html: string, name?: string) =>
  createElement('astro-slot', {
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });

/** The number of errors that a page reports, because the first ones usually explain the rest. */
const MOST = 3;

/** The folder of our own scripts. Errors from elsewhere belong to browser extensions. */
const OWN = '/_astro/';

/**
 * Reports errors of our scripts on this page to the server's log, each once, and without any data about the visitor.
 */
function reportErrors(): void {
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
