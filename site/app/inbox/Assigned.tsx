import { useId } from 'react';
import type { Lead } from '../../../contract/api/leads.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useChangeLead } from './queries.ts';
import { useThread } from './thread-queries.ts';
import { useInbox } from './words.ts';

/** Assigns a lead to an administrator. The page shows it at once, and undoes it if the server refuses. */
export function Assigned({ lead }: { lead: Lead }) {
  const { words } = useInbox();
  const id = useId();
  const { data } = useThread(lead);
  const { change } = useChangeLead(() => ({ done: words.said.assigned }));
  if (!data) return null;
  return (
    <div className="inbox-assigned">
      <label htmlFor={id}>{words.thread.assigned}</label>
      <div className="field-box field-select">
        <select
          id={id}
          className="control"
          value={lead.assignedTo ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change(lead, { assignedTo: value === '' ? null : Number(value) })
          }
        >
          <option value="">{words.thread.nobody}</option>
          {data.administrators.map((each) => (
            <option key={each.id} value={each.id} lang={langOfWords(each.name)}>
              {each.name}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </div>
    </div>
  );
}
