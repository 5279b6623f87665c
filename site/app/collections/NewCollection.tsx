import { type RefObject, useRef } from 'react';
import type { Collection } from '../../../contract/api/saved.ts';
import { isFull } from '../../session/answers.ts';
import { call } from '../../session/api.ts';
import { forgetDraft } from '../../session/draft.ts';
import { explain } from '../../session/refusals.ts';
import { useDraft } from '../../session/use-draft.ts';
import { useSubmission } from '../../session/use-submission.ts';
import type { FieldControl } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useArea } from '../area/use-area.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import { withNew } from './changes.ts';
import { useNote } from './queries.ts';
import { useCollectionsWords } from './words.ts';

const DRAFT = 'new-collection';

interface Props {
  ref: RefObject<HTMLDetailsElement | null>;
  /** The first field, which takes the focus. */
  nameRef: RefObject<FieldControl | null>;
  /** Takes the focus when creating the first collection is canceled, because that form has no button that opens it. */
  beginRef: RefObject<HTMLButtonElement | null>;
  isFirst: boolean;
  onMade: (made: Collection) => void;
}

/** Creates a collection. Typed text survives a reload. */
export function NewCollection({ ref, nameRef, beginRef, isFirst, onMade }: Props) {
  const { lang } = useArea();
  const { words, refusals } = useCollectionsWords();
  const note = useNote();
  const summary = useRef<HTMLElement>(null);
  const submission = useSubmission(
    async (values) => {
      const body = { name: String(values.get('name')), note: String(values.get('note')) };
      const made = await call('makeCollection', { body });
      forgetDraft(DRAFT);
      onMade(made);
      await note((known) => withNew(known, made));
      if (ref.current) ref.current.open = false;
      return { confirmation: made.name };
    },
    (error) =>
      isFull(error) ? { message: words.full, fields: {} } : explain(error, refusals, lang),
  );
  useDraft(DRAFT, submission.form.ref);
  return (
    <details ref={ref} className="collection-new" data-first={isFirst || undefined}>
      <summary ref={summary} className="button button-first">
        <Icon name="plus" />
        {words.make}
      </summary>
      <AccountForm
        submission={submission}
        send={{ submit: words.submit, sending: words.sending }}
        refusals={refusals}
        beside={
          <button
            type="button"
            className="button button-second"
            onClick={() => {
              if (ref.current) ref.current.open = false;
              (isFirst ? beginRef : summary).current?.focus();
            }}
          >
            {words.cancel}
          </button>
        }
      >
        <CollectionFields id="new-collection" submission={submission} nameRef={nameRef} />
      </AccountForm>
    </details>
  );
}
