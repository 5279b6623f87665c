import { useMemo } from 'react';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { momentsIn } from '../../../contract/format.ts';
import type { Things } from '../../../contract/things.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { useArea } from '../area/use-area.ts';
import { titleOf } from './known-things.ts';
import { ThingLine } from './ThingLine.tsx';
import { useSavedWords } from './words.ts';

interface Props {
  item: SavedItem;
  things: Things;
  onRemove: () => void;
}

/** Something saved: what it is, when it was saved, and a way to remove it. */
export function SavedRow({ item, things, onRemove }: Props) {
  const { lang } = useArea();
  const { words, things: thingWords } = useSavedWords();
  const { date } = useMemo(() => momentsIn(lang), [lang]);
  const title = titleOf(things, item, thingWords);
  return (
    <li className="saved-item">
      <ThingLine thing={item} things={things} words={thingWords}>
        <time dateTime={item.savedAt} className="text-muted">
          <Typeset>{fill(words.savedOn, { day: date(item.savedAt) })}</Typeset>
        </time>
      </ThingLine>
      <button
        type="button"
        className="saved-remove"
        aria-label={fill(words.removeNamed, { title })}
        onClick={onRemove}
      >
        {words.remove}
      </button>
    </li>
  );
}
