import { useEffect, useMemo, useRef } from 'react';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { momentsIn } from '../../../contract/format.ts';
import type { Things } from '../../../contract/things.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Typeset } from '../../ui/Typeset.tsx';
import { useArea } from '../area/use-area.ts';
import { titleOf } from './known-things.ts';
import { ThingLine } from './ThingLine.tsx';
import { useSavedWords } from './words.ts';

interface Props {
  item: SavedItem;
  things: Things;
  /** Whether it has just come back, in the place of the button that was pressed for that. */
  isBack: boolean;
  onRemove: () => void;
}

/** Something saved: what it is, when it was saved, and a way to remove it. */
export function SavedRow({ item, things, isBack, onRemove }: Props) {
  const { lang } = useArea();
  const { words, things: thingWords } = useSavedWords();
  const { date } = useMemo(() => momentsIn(lang), [lang]);
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) remove.current?.focus({ preventScroll: true });
  }, [isBack]);
  const title = titleOf(things, item, thingWords);
  return (
    <li className="saved-item">
      <ThingLine thing={item} things={things} words={thingWords}>
        <time dateTime={item.savedAt}>
          <Typeset>{fill(words.savedOn, { day: date(item.savedAt) })}</Typeset>
        </time>
      </ThingLine>
      <button
        ref={remove}
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
