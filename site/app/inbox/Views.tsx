import { type KeyboardEvent, useRef } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import type { InboxPage } from './changes.ts';
import { useChangeFilter, useFilter, VIEWS, type View } from './filter.ts';
import { useInbox } from './words.ts';

/** Returns the id of the tab for a view. `PANEL` is the id of the panel that all tabs control. */
export const tabId = (view: View) => `inbox-tab-${view}`;
export const PANEL = 'inbox-panel';

interface Props {
  counts: InboxPage['counts'] | undefined;
  /** The number of undelivered mails, if they are shown. */
  dead: number | undefined;
}

/** The states of leads as tabs, each with its count. Arrow keys move between them. */
export function Views({ counts, dead }: Props) {
  const { view } = useFilter();
  const change = useChangeFilter();
  const { words } = useInbox();
  const tabs = useRef(new Map<View, HTMLButtonElement>());
  const countOf: Record<View, number | undefined> = {
    open: counts?.open,
    answered: counts?.answered,
    held: counts?.held,
    all: counts && counts.open + counts.answered + counts.held,
    undelivered: dead ?? counts?.dead,
  };

  function move(event: KeyboardEvent, from: View) {
    const goal = goalOf(event.key, VIEWS.indexOf(from));
    if (goal === undefined) return;
    event.preventDefault();
    tabs.current.get(goal)?.focus();
  }

  return (
    <div className="inbox-views" role="tablist" aria-label={words.views.label}>
      {VIEWS.map((each) => (
        <Button
          key={each}
          ref={(tab) => {
            if (tab) tabs.current.set(each, tab);
          }}
          id={tabId(each)}
          role="tab"
          className="inbox-view"
          data-view={each}
          data-count={countOf[each]}
          aria-selected={each === view}
          aria-controls={PANEL}
          tabIndex={each === view ? 0 : -1}
          onClick={() => change({ view: each })}
          onKeyDown={(event) => move(event, each)}
        >
          <Typeset as="span">{words.views[each]}</Typeset>
          {countOf[each] !== undefined && <span className="inbox-count">{countOf[each]}</span>}
        </Button>
      ))}
    </div>
  );
}

/** Returns the view that a key moves to from a tab; undefined for any other key. */
function goalOf(key: string, at: number): View | undefined {
  switch (key) {
    case 'ArrowRight':
      return VIEWS[(at + 1) % VIEWS.length];
    case 'ArrowLeft':
      return VIEWS.at(at - 1);
    case 'Home':
      return VIEWS[0];
    case 'End':
      return VIEWS.at(-1);
    default:
      return undefined;
  }
}
