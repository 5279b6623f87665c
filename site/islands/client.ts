import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { Boundary } from './Boundary.tsx';
import { formsIn } from './forms.ts';
import { bearTranslators, type Island, withOwnNodes } from './nodes.ts';
import { reportErrors } from './report.ts';

bearTranslators();
reportErrors();

/**
 * Takes an island over: in the place of Astro's own client, which has neither a boundary nor a moment right before and
 * after. It is done in one go, or others would get in between.
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

/** What Astro has rendered into an island; it stays as it is. */
const slot = (html: string, name?: string) =>
  createElement('astro-slot', {
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
