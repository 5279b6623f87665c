import type { Lead } from '../../../contract/api/leads.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { Assigned } from './Assigned.tsx';
import { type Change, stateOf } from './changes.ts';
import { useChangeLead } from './queries.ts';
import { useSpeech } from './words.ts';

interface Props {
  lead: Lead;
  keepFocus: () => void;
}

/** The actions for a lead. */
export function LeadActions({ lead, keepFocus }: Props) {
  const { words } = useSpeech();
  const { detail } = words;
  const { change, isBusy } = useChange(lead);
  const state = stateOf(lead);
  if (state === 'held') {
    return (
      <div className="inbox-actions">
        <button
          type="button"
          className="button button-first"
          aria-disabled={isBusy}
          onClick={() => {
            // Another button replaces the pressed one.
            keepFocus();
            change({ held: false });
          }}
        >
          {detail.release}
        </button>
      </div>
    );
  }
  const isOpen = state === 'open';
  return (
    <div className="inbox-actions">
      <button
        type="button"
        className="button button-second"
        aria-disabled={isBusy}
        onClick={() => change({ answered: isOpen })}
      >
        {isOpen && <Icon name="check" />}
        {isOpen ? detail.answered : detail.reopen}
      </button>
      <Assigned lead={lead} />
    </div>
  );
}

/** Returns a function that changes a lead, one change at a time, and reports the result. */
function useChange(lead: Lead) {
  const { said, errors } = useSpeech().words;
  const notify = useNotify();
  const { mutate, isPending } = useChangeLead({
    onDone: ({ held, answered, lead: now }) => {
      if (answered && now.answeredAt === null) notify({ failed: said.newer });
      else
        notify({ done: held === false ? said.released : answered ? said.answered : said.reopened });
    },
    onUndone: (error) => notify({ failed: `${said.undone} ${reasonFor(error, errors)}` }),
  });
  return {
    isBusy: isPending,
    change: (change: Change) => {
      if (isPending) return;
      notify('silence');
      mutate({ lead, change });
    },
  };
}
