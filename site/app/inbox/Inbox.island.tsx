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
  /** Terms of its words that stay on one line, one a line: as a list they would be a sixtieth of the page. */
  terms: string;
}

/**
 * The inbox: reads, finds, answers and hands on what came in. Until it runs, its page shows the rows
 * of a list that is on its way, or the way to sign in.
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
  const wholeTerms = useMemo(() => terms.split('\n').filter(Boolean), [terms]);
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
      <Terms value={wholeTerms}>
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
