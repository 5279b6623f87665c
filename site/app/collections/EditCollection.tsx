import type { Collection } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { call } from '../../session/api.ts';
import { explain } from '../../session/refusals.ts';
import { forgetSent } from '../../session/sent.ts';
import { useDraft } from '../../session/use-draft.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { Done } from '../area/Done.tsx';
import { useArea } from '../area/use-area.ts';
import { useUntilTyped } from '../area/use-until-typed.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import { withCollection } from './changes.ts';
import { useNote } from './queries.ts';
import { useCollectionsWords } from './words.ts';

/** Edits the name and note of a collection. Typed text survives a reload. */
export function EditCollection({ collection }: { collection: Collection }) {
  const { id, name } = collection;
  const draft = `collection-${id}`;
  const { lang } = useArea();
  const { words, refusals } = useCollectionsWords();
  const note = useNote();
  const submission = useUntilTyped(
    useSubmission(
      async (values) => {
        // An unchanged field may meanwhile have been edited in another window, so only changed fields are sent.
        const changed = (['name', 'note'] as const).filter(
          (each) => values.get(each) !== collection[each],
        );
        if (changed.length > 0) {
          const body = Object.fromEntries(changed.map((each) => [each, String(values.get(each))]));
          const now = await call('changeCollection', { params: { id }, body });
          await note((known) => withCollection(known, { id, name: now.name, note: now.note }));
        }
        forgetSent(draft, submission.form.ref.current, values);
        return { confirmation: words.changed };
      },
      (error) => explain(error, refusals, lang),
    ),
  );
  useDraft(draft, submission.form.ref);
  return (
    <details className="collection-edit">
      <summary className="text-link area-way" aria-label={fill(words.editNamed, { name })}>
        {words.edit}
      </summary>
      <AccountForm
        submission={submission}
        send={{ submit: words.save, sending: words.saving }}
        refusals={refusals}
        after={<Done>{submission.confirmation}</Done>}
      >
        <CollectionFields id={draft} submission={submission} collection={collection} />
      </AccountForm>
    </details>
  );
}
