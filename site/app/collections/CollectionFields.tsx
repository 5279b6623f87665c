import type { RefObject } from 'react';
import type { Collection } from '../../../contract/api/saved.ts';
import { Field, type FieldControl } from '../../ui/form/Field.tsx';
import { usePage } from '../page-context.ts';
import type { CollectionsProps } from './texts.ts';

interface Props {
  /** Distinguishes the fields of this form from those of other forms. */
  id: string;
  /** The initial values. */
  collection?: Pick<Collection, 'name' | 'note'>;
  nameRef?: RefObject<FieldControl | null>;
}

/** The fields for the name and the note of a collection. */
export function CollectionFields({ id, collection, nameRef }: Props) {
  const { name, note } = usePage<CollectionsProps>().words;
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
      />
      <Field
        id={`${id}-note`}
        name="note"
        type="lines"
        maxLength={1000}
        isOptional
        words={{ ...note, required: '', wrong: '' }}
        defaultValue={collection?.note}
      />
    </>
  );
}
