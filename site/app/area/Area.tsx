import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useReducer, useRef, useState } from 'react';
import { Terms } from '../../ui/Typeset.tsx';
import { areaClient } from './client.ts';
import { NoticeBoard } from './NoticeBoard.tsx';
import { NotifyContext, noticesAfter, SILENCE } from './notices.ts';
import { Stale } from './Stale.tsx';
import { AreaContext, type AreaSpeech, HomeContext } from './use-area.ts';
import { useOtherAccount } from './use-other-account.ts';

interface Props extends AreaSpeech {
  /** Terms in the page's text that must not break across lines. */
  terms: readonly string[];
  children: ReactNode;
}

/** Wraps the island of every account page: provides the query client, the words and the notices. */
export function Area({ lang, words, terms, children }: Props) {
  const [client] = useState(areaClient);
  const [notices, notify] = useReducer(noticesAfter, SILENCE);
  useOtherAccount(notify, words.otherAccount);
  const speech = useMemo(() => ({ lang, words }), [lang, words]);
  const home = useRef<HTMLDivElement>(null);
  return (
    <QueryClientProvider client={client}>
      <Terms value={terms}>
        <AreaContext value={speech}>
          <HomeContext value={home}>
            <NotifyContext value={notify}>
              <div ref={home} tabIndex={-1} className="area-page" data-needs-script>
                {children}
              </div>
              <Stale />
              <NoticeBoard
                notices={notices}
                close={words.errors.close}
                onClose={() => {
                  // The close button disappears together with the notice.
                  home.current?.focus({ preventScroll: true });
                  notify('silence');
                }}
              />
            </NotifyContext>
          </HomeContext>
        </AreaContext>
      </Terms>
    </QueryClientProvider>
  );
}
