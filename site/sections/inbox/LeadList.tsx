import { Fragment, useState } from 'react';
import type { Lead } from '../../../contract/api/leads.ts';
import type { Change } from './changes.ts';
import { LeadItem } from './LeadItem.tsx';
import { useSpeech } from './words.ts';

interface Props {
  leads: readonly Lead[];
  /** Whether leads in several states stand side by side. */
  isMixed: boolean;
  onChange: (lead: Lead, change: Change) => Promise<void>;
}

/** Leads under the days on which they came; one of them is open at a time. */
export function LeadList({ leads, isMixed, onChange }: Props) {
  const { moments } = useSpeech();
  const [openId, setOpenId] = useState<number>();
  const days = Map.groupBy(leads, ({ receivedAt }) => moments.day(receivedAt));

  return [...days].map(([day, ofDay]) => (
    <Fragment key={day}>
      <h2 className="inbox-day">{day}</h2>
      <ul className="inbox-list">
        {ofDay.map((lead) => (
          <LeadItem
            key={lead.id}
            lead={lead}
            isOpen={lead.id === openId}
            isMixed={isMixed}
            onToggle={() => setOpenId(lead.id === openId ? undefined : lead.id)}
            onChange={onChange}
          />
        ))}
      </ul>
    </Fragment>
  ));
}
