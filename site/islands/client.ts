import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { Boundary } from './Boundary.tsx';
import { formsIn } from './forms.ts';
import { type Island, tolerateTranslators, withOwnNodes } from './nodes.ts';
import { reportErrors } from './report.ts';

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
    const onReady = withOwnNodes(island);
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
