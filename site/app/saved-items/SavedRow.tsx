import { type RefCallback, useMemo } from 'react';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { momentsIn } from '../../../contract/format.ts';
import type { Things } from '../../session/known-thing.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { useArea } from '../area/use-area.ts';
import { CollectMenu } from './CollectMenu.tsx';
import { titleOf } from './known-things.ts';
import { ThingLine } from './ThingLine.tsx';
import { useSavedWords } from './words.ts';

interface Props {
  item: SavedItem;
  things: Things;
  /** The ref of the remove button. */
  removeRef: RefCallback<HTMLButtonElement>;
  onRemove: () => void;
}

/** A saved item: its title and kind, the date it was saved, its collections and a remove button. */
export function SavedRow({ item, things, removeRef, onRemove }: Props) {
  const { lang } = useArea();
  const { words, things: thingWords } = useSavedWords();
  const { shortDate } = useMemo(() => momentsIn(lang), [lang]);
  const title = titleOf(things, item, thingWords);
  return (
    <li className="saved-item">
      <ThingLine thing={item} things={things} words={thingWords}>
        <time dateTime={item.savedAt}>
          <span className="sr-only">{words.saved} </span>
          <Typeset>{shortDate(item.savedAt)}</Typeset>
        </time>
      </ThingLine>
      <CollectMenu item={item} title={title} />
      <button
        ref={removeRef}
        type="button"
        className="icon-button"
        aria-label={fill(words.removeNamed, { title })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
