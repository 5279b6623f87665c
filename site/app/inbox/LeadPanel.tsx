import { useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import { CallError } from '../../session/api.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { reasonFor } from '../area/reason-for.ts';
import { LeadItem } from './LeadItem.tsx';
import type { useLeadBeside } from './queries.ts';
import { leadInAddress, openLead } from './use-open-lead.ts';
import { useSpeech } from './words.ts';

interface Props {
  id: number;
  lead: ReturnType<typeof useLeadBeside>;
  /** Call it before the focused element disappears. */
  keepFocus: () => void;
}

/** The open lead, above a list that doesn't contain it, or a message that it no longer exists. */
export function LeadPanel({ id, lead: { data, error, refetch }, keepFocus }: Props) {
  const { words } = useSpeech();
  const [linked] = useState(leadInAddress);
  return (
    <>
      <h2 className="inbox-day">
        <Typeset>{fill(words.outbox.about, { id })}</Typeset>
      </h2>
      {data ? (
        <ul className="inbox-list">
          <LeadItem
            lead={data}
            isOpen
            isGoneOnAt={id === linked}
            isMixed
            onToggle={() => {
              keepFocus();
              openLead(undefined);
            }}
          />
        </ul>
      ) : error instanceof CallError && error.status === 404 ? (
        <p role="alert">
          <Typeset>{words.list.gone}</Typeset>
        </p>
      ) : (
        <p role="alert">
          <Typeset>{reasonFor(error, words.errors)}</Typeset>{' '}
          <button type="button" className="text-link" onClick={() => void refetch()}>
            {words.errors.again}
          </button>
        </p>
      )}
    </>
  );
}
