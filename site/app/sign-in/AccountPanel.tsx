import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { PageState } from '../../session/page-state.ts';
import { Terms, Typeset } from '../../ui/Typeset.tsx';
import { PageContext, type PageProps } from '../page-context.ts';

/** The content of a page in one of its states. */
interface Part {
  heading: string;
  lead: string;
  body: ReactNode;
  /** The element to focus when the page enters this state; the heading by default. */
  focus?: RefObject<HTMLElement | null>;
}

interface Props {
  /** The island's props, which its parts get with `usePage`. */
  page: PageProps & { needsScript?: string };
  /** The state of the page, or the two possible initial states until the browser knows which one applies. */
  state: PageState | readonly ['start', PageState];
  parts: Partial<Record<PageState, Part>>;
}

/**
 * The content of an account page. If a page has two possible initial states, the built HTML contains both, marked with
 * `data-maybe`. The style sheet shows one of them according to `data-first` (session/page-state.ts) until React knows
 * the state. A form stays mounted while the page shows the next state, so typed text isn't lost.
 */
export function AccountPanel({ page, state, parts }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = typeof state === 'string';
  const current = isKnown ? state : undefined;

  const arrive = useEffectEvent((at: PageState) => (parts[at]?.focus ?? heading).current?.focus());
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
  return (
    <PageContext value={page}>
      <Terms value={page.terms}>
        <header className="account-head">
          <h1 className="account-title" ref={heading} tabIndex={-1}>
            {shown.map((each) => (
              <span key={each} data-maybe={maybe(each)}>
                <Typeset>{parts[each]?.heading ?? ''}</Typeset>
              </span>
            ))}
          </h1>
          {shown.map((each) => (
            <p key={each} className="text-muted" data-maybe={maybe(each)}>
              <Typeset>{parts[each]?.lead ?? ''}</Typeset>
            </p>
          ))}
        </header>
        {page.needsScript !== undefined && (
          <noscript>
            <p className="account-noscript">
              <Typeset>{page.needsScript}</Typeset>
            </p>
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
              {parts[each]?.body}
            </div>
          ))}
      </Terms>
    </PageContext>
  );
}
