import { useMemo } from 'react';
import { Area } from '../area/Area.tsx';
import type { AreaSpeech } from '../area/use-area.ts';
import { CollectionList } from './CollectionList.tsx';
import { CollectionsContext, type CollectionsSpeech } from './words.ts';

interface Props extends CollectionsSpeech {
  lang: AreaSpeech['lang'];
  area: AreaSpeech['words'];
  terms: readonly string[];
}

/** `/account/collections`: the collections of saved items. */
export function Collections({ lang, area, terms, words, things, refusals, shared }: Props) {
  const speech = useMemo(
    () => ({ words, things, refusals, shared }),
    [words, things, refusals, shared],
  );
  return (
    <Area lang={lang} words={area} terms={terms}>
      <CollectionsContext value={speech}>
        <CollectionList />
      </CollectionsContext>
    </Area>
  );
}
