import { useMemo } from 'react';
import { Area } from '../area/Area.tsx';
import type { AreaSpeech } from '../area/use-area.ts';
import { SavedList } from './SavedList.tsx';
import { SavedContext, type SavedSpeech } from './words.ts';

interface Props extends SavedSpeech {
  lang: AreaSpeech['lang'];
  area: AreaSpeech['words'];
  terms: readonly string[];
}

/** `/account/saved-items`: the account's saved items. */
export function SavedItems({ lang, area, terms, words, things, magazine, collections }: Props) {
  const speech = useMemo(
    () => ({ words, things, magazine, collections }),
    [words, things, magazine, collections],
  );
  return (
    <Area lang={lang} words={area} terms={terms}>
      <SavedContext value={speech}>
        <SavedList />
      </SavedContext>
    </Area>
  );
}
