import { Fragment, useState } from 'react';
import { Button } from '../area/Button.tsx';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import { leadInAddress, openLead, useOpenLead } from './filter.ts';
import { LeadItem } from './LeadItem.tsx';
import type { useLeads } from './queries.ts';
import { useInbox } from './words.ts';

interface Props {
  leads: ReturnType<typeof useLeads>;
  /** Whether the list mixes leads in several states. */
  isMixed: boolean;
}

/** Leads grouped by the day of their last message. One can be open at a time. */
export function LeadList({ leads: { data, ...leads }, isMixed }: Props) {
  const { words, area, dateFormats } = useInbox();
  const notify = useNotify();
  const openId = useOpenLead();
  /**
   * The lead from which keyboard navigation continues: first the one that a link led to, then the first one of the page
   * loaded last.
   */
  const [goOnAt, setGoOnAt] = useState(leadInAddress);
  const listed = data?.leads ?? [];
  const days = new Map<string, typeof listed>();
  for (const lead of listed) {
    const day = dateFormats.day(lead.updatedAt);
    days.set(day, [...(days.get(day) ?? []), lead]);
  }

  async function loadOlder() {
    notify('silence');
    const now = await leads.fetchNextPage();
    if (now.isError) notify({ failed: reasonFor(now.error, area.errors) });
    setGoOnAt(now.data?.leads[listed.length]?.id);
  }

  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <Fragment key={day}>
          <h2 className="inbox-day text-note">{day}</h2>
          <ul className="inbox-list">
            {ofDay.map((lead) => (
              <LeadItem
                key={lead.id}
                lead={lead}
                isOpen={lead.id === openId}
                isGoneOnAt={lead.id === goOnAt}
                isMixed={isMixed}
                onToggle={() => openLead(lead.id === openId ? undefined : lead.id)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {leads.hasNextPage && (
        <Button
          className="button button-second inbox-older"
          isBusy={leads.isFetchingNextPage}
          onClick={loadOlder}
        >
          {leads.isFetchingNextPage ? words.list.loading : words.list.older}
        </Button>
      )}
    </>
  );
}
