import type { KeyboardEvent } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import { useFocusByKey } from '../area/focus.ts';
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
  const { refOf, focusOn } = useFocusByKey<View>();
  const countOf: Record<View, number | undefined> = {
    open: counts?.open,
    answered: counts?.answered,
    held: counts?.held,
    all: counts && counts.open + counts.answered + counts.held,
    undelivered: dead ?? counts?.dead,
  };

  function move(event: KeyboardEvent, from: View) {
    const at = VIEWS.indexOf(from);
    const goal = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const view = goal === undefined ? undefined : VIEWS.at(goal % VIEWS.length);
    if (view === undefined) return;
    event.preventDefault();
    focusOn(view);
  }

  return (
    <div className="inbox-views flex gap-2xl" role="tablist" aria-label={words.views.label}>
      {VIEWS.map((each) => (
        <Button
          key={each}
          ref={refOf(each)}
          id={tabId(each)}
          role="tab"
          className="inbox-view relative flex items-center gap-xs text-note font-medium"
          data-view={each}
          data-count={countOf[each]}
          aria-selected={each === view}
          aria-controls={PANEL}
          tabIndex={each === view ? 0 : -1}
          onClick={() => change({ view: each })}
          onKeyDown={(event) => move(event, each)}
        >
          <Typeset.span>{words.views[each]}</Typeset.span>
          {countOf[each] !== undefined && <span className="inbox-count">{countOf[each]}</span>}
        </Button>
      ))}
    </div>
  );
}
