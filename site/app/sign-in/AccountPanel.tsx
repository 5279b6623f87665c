import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { PageState } from '../../session/page-state.ts';
import { Terms, Typeset } from '../../ui/Typeset.tsx';

/** What a page says and offers in one of its states. */
interface Part {
  heading: string;
  lead: string;
  body: ReactNode;
  /** What has the focus when the page comes to this state; its heading if not given. */
  focus?: RefObject<HTMLElement | null>;
}

interface Props {
  /** The state that the page is in; or the two of which it is in one, until the browser has told which. */
  state: PageState | readonly ['start', PageState];
  parts: Partial<Record<PageState, Part>>;
  /** Said to those who have JavaScript switched off, on a page that cannot do without. */
  needsScript?: string;
  terms: readonly string[];
}

/**
 * What an account page says and asks for. Of two states that it may begin with the built HTML has both, marked
 * with `data-maybe`; the style sheet shows one of them by `data-first` (session/page-state.ts) until React
 * knows. A form stays while its page shows what comes after it, so nothing that was typed there is lost.
 */
export function AccountPanel({ state, parts, needsScript, terms }: Props) {
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
    <Terms value={terms}>
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
      {needsScript !== undefined && (
        <noscript>
          <p className="account-noscript">
            <Typeset>{needsScript}</Typeset>
          </p>
        </noscript>
      )}
      {states
        .filter((each) => each === 'start' || isShown(each))
        .map((each) => (
          <div key={each} className="account-part" hidden={!isShown(each)} data-maybe={maybe(each)}>
            {parts[each]?.body}
          </div>
        ))}
    </Terms>
  );
}
