import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Lang } from '../../../contract/lang.ts';
import type { Localized } from '../../../contract/text.ts';
import { Terms } from '../../ui/Typeset.tsx';
import { areaClient } from '../area/client.ts';
import { ConversationContext } from '../messages/speech.ts';
import type { ConversationWords } from '../messages/texts.ts';
import { InboxApp } from './InboxApp.tsx';
import { inboxMoments } from './moments.ts';
import type { InboxWords } from './texts.ts';
import { type AppWords, type Names, SpeechContext } from './words.ts';

interface Props {
  lang: Lang;
  words: {
    app: AppWords;
    notAdmin: Localized<InboxWords['notAdmin']>;
    conversation: ConversationWords;
  };
  names: Names;
  company: string;
  home: string;
  /**
   * Terms in the page's text that must not break across lines, one per line: as a list they would make up a sixtieth of
   * the page's size.
   */
  terms: string;
}

/**
 * The inbox, where administrators read, search, answer and assign leads. Until the island runs, the page shows
 * placeholder rows or a link to sign in.
 */
export function Inbox({
  lang,
  words: { app, notAdmin, conversation },
  names,
  company,
  home,
  terms,
}: Props) {
  const [client] = useState(areaClient);
  const speech = useMemo(
    () => ({
      lang,
      words: app,
      company,
      moments: inboxMoments(lang, app.list),
      names,
    }),
    [lang, app, company, names],
  );
  const unbreakableTerms = useMemo(() => terms.split('\n').filter(Boolean), [terms]);
  const talk = useMemo(
    () => ({
      lang,
      words: conversation,
      errors: app.errors,
      day: (moment: string) => speech.moments.day(moment),
      time: speech.moments.time,
    }),
    [lang, conversation, app, speech],
  );
  return (
    <QueryClientProvider client={client}>
      <Terms value={unbreakableTerms}>
        <SpeechContext value={speech}>
          <ConversationContext value={talk}>
            <div className="wrap inbox" data-needs-script>
              <InboxApp notAdmin={notAdmin} home={home} />
            </div>
          </ConversationContext>
        </SpeechContext>
      </Terms>
    </QueryClientProvider>
  );
}
