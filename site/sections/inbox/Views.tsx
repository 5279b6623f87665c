import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { InboxPage } from './changes.ts';
import { VIEWS, type View } from './filter.ts';
import { useSpeech } from './words.ts';

interface Props {
  view: View;
  counts: InboxPage['counts'] | undefined;
  onChoose: (view: View) => void;
}

/** The id of the tab for a view, and of the panel that they all control. */
export const tabId = (view: View) => `inbox-tab-${view}`;
export const PANEL = 'inbox-panel';

/** The states that leads are in, as tabs, each with how many there are. Arrow keys go along them. */
export function Views({ view, counts, onChoose }: Props) {
  const { words } = useSpeech();
  const countOf: Record<View, number | undefined> = {
    open: counts?.open,
    answered: counts?.answered,
    held: counts?.held,
    all: counts && counts.open + counts.answered + counts.held,
    undelivered: counts?.dead,
  };

  // On a phone they do not all fit, the less once they have their counts.
  const chosen = useRef<HTMLButtonElement>(null);
  const isCounted = counts !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the chosen tab is depends on both
  useEffect(() => {
    const tab = chosen.current;
    const strip = tab?.parentElement;
    // Along the strip alone: the page stays where it is.
    if (tab && strip) {
      strip.scrollLeft =
        tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
    }
  }, [view, isCounted]);

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const tabs = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
    const at = tabs.indexOf(event.currentTarget);
    const goals: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    tabs[goal]?.focus();
  }

  return (
    <div className="inbox-views" role="tablist" aria-label={words.views.label}>
      {VIEWS.map((each) => {
        const count = countOf[each];
        return (
          <button
            key={each}
            ref={each === view ? chosen : undefined}
            id={tabId(each)}
            type="button"
            role="tab"
            className="inbox-view"
            data-view={each}
            data-count={count}
            aria-selected={each === view}
            aria-controls={PANEL}
            tabIndex={each === view ? 0 : -1}
            onClick={() => onChoose(each)}
            onKeyDown={move}
          >
            {words.views[each]}
            {count !== undefined && <span className="inbox-count">{count}</span>}
          </button>
        );
      })}
    </div>
  );
}
