import type { RefObject } from 'react';
import type { Collection } from '../../../contract/api/saved.ts';
import type { Submission } from '../../session/use-submission.ts';
import { Field, type FieldControl } from '../../ui/form/Field.tsx';
import { useCollectionsWords } from './words.ts';

interface Props {
  /** Distinguishes the fields of this form from those of other forms. */
  id: string;
  submission: Submission;
  /** The initial values. */
  collection?: Pick<Collection, 'name' | 'note'>;
  nameRef?: RefObject<FieldControl | null>;
}

/** The fields for the name and the note of a collection. */
export function CollectionFields({ id, submission: { refused }, collection, nameRef }: Props) {
  const { name, note } = useCollectionsWords().words;
  return (
    <>
      <Field
        {...(nameRef && { ref: nameRef })}
        id={`${id}-name`}
        name="name"
        type="text"
        maxLength={80}
        autoComplete="off"
        words={{ ...name, wrong: name.required }}
        defaultValue={collection?.name}
        refused={refused.fields['name']}
      />
      <Field
        id={`${id}-note`}
        name="note"
        type="lines"
        maxLength={1000}
        isOptional
        words={{ ...note, required: '', wrong: '' }}
        defaultValue={collection?.note}
        refused={refused.fields['note']}
      />
    </>
  );
}
