import type { Collection } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { call } from '../../session/api.ts';
import { forgetDraft } from '../../session/draft.ts';
import { useDraft } from '../../session/use-draft.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { AccountForm } from '../account/AccountForm.tsx';
import { Done } from '../area/Done.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import { useNoteCollection } from './queries.ts';
import { useExplain } from './use-explain.ts';
import { useCollectionsWords } from './words.ts';

/** Changes the name and the note of a collection. What was typed is there again after a reload. */
export function EditCollection({ collection }: { collection: Collection }) {
  const { id, name } = collection;
  const draft = `collection-${id}`;
  const { words, refusals } = useCollectionsWords();
  const note = useNoteCollection();
  const submission = useSubmission(async (values) => {
    const body = { name: String(values.get('name')), note: String(values.get('note')) };
    note(await call('changeCollection', { params: { id }, body }));
    forgetDraft(draft);
    return { said: words.changed };
  }, useExplain(words.full));
  useDraft(draft, submission.form.ref);
  return (
    <details className="collection-part">
      <summary className="text-link collection-way" aria-label={fill(words.editNamed, { name })}>
        {words.edit}
      </summary>
      <AccountForm
        submission={submission}
        send={{ submit: words.save, sending: words.saving }}
        refusals={refusals}
        after={<Done>{submission.said}</Done>}
      >
        <CollectionFields id={draft} submission={submission} collection={collection} />
      </AccountForm>
    </details>
  );
}
