import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { PageState } from '../../session/page-state.ts';
import { Terms, Typeset } from '../../ui/Typeset.tsx';
import { PageContext, type PageProps } from '../page-context.ts';

interface Texts {
  heading: string;
  lead: string;
}

interface Props {
  /** The island's props, which its parts get with `usePage`. */
  page: PageProps & {
    texts: { [State in Exclude<PageState, 'session'>]?: Texts };
    session: Texts;
    needsScript?: string;
  };
  /** The state of the page, or the two possible initial states until the browser knows which one applies. */
  state: PageState | readonly ['start', PageState];
  /** What the page shows in each of its states below the state's texts. */
  parts: Partial<Record<PageState, ReactNode>>;
  /** The element to focus when the page enters a state; the heading by default. */
  focus?: Partial<Record<PageState, RefObject<HTMLElement | null>>>;
}

/**
 * The content of an account page. If a page has two possible initial states, the built HTML contains both, marked with
 * `data-maybe`. The style sheet shows one of them according to `data-first` (session/page-state.ts) until React knows
 * the state. A form stays mounted while the page shows the next state, so typed text isn't lost.
 */
export function AccountPanel({ page, state, parts, focus = {} }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = typeof state === 'string';
  const current = isKnown ? state : undefined;

  const arrive = useEffectEvent((at: PageState) => (focus[at] ?? heading).current?.focus());
  const before = useRef(current);
  useEffect(() => {
    // On the first load, the focus stays where the browser puts it.
    if (before.current !== undefined && current !== undefined && current !== before.current) {
      arrive(current);
    }
    before.current = current;
  }, [current]);

  const states = Object.keys(parts) as PageState[];
  const isShown = (each: PageState) => (isKnown ? each === state : state.includes(each));
  const maybe = (each: PageState) => (isKnown ? undefined : each);
  const shown = states.filter(isShown);
  const texts = { ...page.texts, session: page.session };
  return (
    <PageContext value={page}>
      <Terms value={page.terms}>
        <header className="grid gap-sm">
          <h1 className="account-title text-3xl" ref={heading} tabIndex={-1}>
            {shown.map((each) => (
              <Typeset.span key={each} data-maybe={maybe(each)}>
                {texts[each]?.heading ?? ''}
              </Typeset.span>
            ))}
          </h1>
          {shown.map((each) => (
            <Typeset.p key={each} className="text-muted" data-maybe={maybe(each)}>
              {texts[each]?.lead ?? ''}
            </Typeset.p>
          ))}
        </header>
        {page.needsScript !== undefined && (
          <noscript>
            <Typeset.p className="account-noscript">{page.needsScript}</Typeset.p>
          </noscript>
        )}
        {states
          .filter((each) => each === 'start' || isShown(each))
          .map((each) => (
            <div
              key={each}
              className="account-part"
              hidden={!isShown(each)}
              data-maybe={maybe(each)}
            >
              {parts[each]}
            </div>
          ))}
      </Terms>
    </PageContext>
  );
}
