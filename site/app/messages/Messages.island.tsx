import { useMemo, useState } from 'react';
import { momentsIn } from '../../../contract/format.ts';
import { Area } from '../area/Area.tsx';
import { Skeleton } from '../area/Skeleton.tsx';
import type { AreaSpeech } from '../area/use-area.ts';
import { ConversationList } from './ConversationList.tsx';
import { NewConversation, OpenConversation } from './OpenConversation.tsx';
import { type Place, usePlace } from './place.ts';
import { ConversationContext } from './speech.ts';
import { MessagesContext, type MessagesSpeech } from './words.ts';

interface Props extends MessagesSpeech {
  lang: AreaSpeech['lang'];
  area: AreaSpeech['words'];
  terms: readonly string[];
}

/** `/account/messages`: the conversations between the customer and the company. */
export function Messages({ lang, area, terms, words, forms, confirm }: Props) {
  const speech = useMemo(() => ({ words, forms, confirm }), [words, forms, confirm]);
  const conversation = useMemo(() => {
    const { date, time } = momentsIn(lang);
    return { lang, words: words.conversation, errors: area.errors, day: date, time };
  }, [lang, words, area]);
  return (
    <Area lang={lang} words={area} terms={terms}>
      <MessagesContext value={speech}>
        <ConversationContext value={conversation}>
          <Shown loading={area.loading} />
        </ConversationContext>
      </MessagesContext>
    </Area>
  );
}

function Shown({ loading }: { loading: string }) {
  const place = usePlace();
  const [{ at, from }, go] = useState<{ at?: Place | undefined; from?: Place | undefined }>({});
  if (place !== at) go({ at: place, from: at });
  if (place === undefined) {
    return (
      <div className="talk-unplaced">
        <Skeleton label={loading} />
      </div>
    );
  }
  if (place.view === 'begin') return <NewConversation />;
  if (place.view === 'open') return <OpenConversation key={place.id} id={place.id} />;
  return <ConversationList from={from} />;
}
