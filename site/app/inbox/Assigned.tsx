import { useId } from 'react';
import type { Lead } from '../../../contract/api/leads.ts';
import { langOfWords } from '../../../contract/languages.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
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
    <div className="inbox-assigned text-sm">
      <SelectField
        id={id}
        words={{ label: words.thread.assigned }}
        value={lead.assignedTo ?? ''}
        options={[
          { value: '', label: words.thread.nobody },
          ...data.administrators.map(({ id, name }) => ({
            value: String(id),
            label: name,
            lang: langOfWords(name),
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change(lead, { assignedTo: value === '' ? null : Number(value) })
        }
      />
    </div>
  );
}
