import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useReducer, useState } from 'react';
import { Terms } from '../../ui/Typeset.tsx';
import { areaClient } from './client.ts';
import { NoticeBoard } from './NoticeBoard.tsx';
import { NotifyContext, noticesAfter, SILENCE } from './notices.ts';
import { AreaContext, type AreaSpeech } from './use-area.ts';

interface Props extends AreaSpeech {
  /** Terms of the page's words that stay on one line. */
  terms: readonly string[];
  children: ReactNode;
}

/** What the island of every page of the area stands in: what it has loaded, its words, and what is said of what was done. */
export function Area({ lang, words, terms, children }: Props) {
  const [client] = useState(areaClient);
  const [notices, notify] = useReducer(noticesAfter, SILENCE);
  const speech = useMemo(() => ({ lang, words }), [lang, words]);
  return (
    <QueryClientProvider client={client}>
      <Terms value={terms}>
        <AreaContext value={speech}>
          <NotifyContext value={notify}>
            <div className="area-page" data-needs-script>
              {children}
            </div>
            <NoticeBoard
              notices={notices}
              close={words.errors.close}
              onClose={() => notify('silence')}
            />
          </NotifyContext>
        </AreaContext>
      </Terms>
    </QueryClientProvider>
  );
}
