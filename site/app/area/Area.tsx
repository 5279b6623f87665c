import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  type Dispatch,
  type ReactNode,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isNotFound } from '../../session/answers.ts';
import { hasDraftsOf } from '../../session/draft.ts';
import { knownAccount } from '../../session/known-account.ts';
import { takeLeftAccount } from '../../session/page-state.ts';
import { Terms, Typeset } from '../../ui/Typeset.tsx';
import { PageContext } from '../page-context.ts';
import { Button } from './Button.tsx';
import { useKeptFocus } from './focus.ts';
import {
  type Notice,
  type Notices,
  NotifyContext,
  noticesAfter,
  SILENCE,
  useNotify,
} from './notices.ts';
import { reasonFor } from './reason-for.ts';
import type { AreaWords } from './texts.ts';
import { type AreaProps, useArea } from './use-area.ts';

/** A failure is shown at once, and retried only when the visitor asks for it. */
const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });

interface Props {
  /** The island's props, which its parts get with `usePage`. */
  page: AreaProps;
  children: ReactNode;
}

/** Wraps the island of every account page: provides the query client, the words and the notices. */
export function Area({ page, children }: Props) {
  const { area: words, terms } = page;
  const [client] = useState(newClient);
  const [notices, notify] = useReducer(noticesAfter, SILENCE);
  useOtherAccount(notify, words.otherAccount);
  const whole = useRef<HTMLDivElement>(null);
  useKeptFocus(whole);
  return (
    <QueryClientProvider client={client}>
      <Terms value={terms}>
        <PageContext value={page}>
          <NotifyContext value={notify}>
            <div ref={whole} tabIndex={-1} className="area-page" data-needs-script>
              {children}
            </div>
            <Stale />
            <NoticeBoard notices={notices} />
          </NotifyContext>
        </PageContext>
      </Terms>
    </QueryClientProvider>
  );
}

/** Returns the island of an account page, whose parts get its props with `usePage`. */
export const inArea =
  <Page extends AreaProps>(Content: ComponentType) =>
  (props: Page) => (
    <Area page={props}>
      <Content />
    </Area>
  );

/** Says once that the page was reloaded because another account has signed in, and whether the typed text was kept. */
function useOtherAccount(
  notify: Dispatch<Notice>,
  { now, kept }: AreaWords['app']['otherAccount'],
): void {
  useEffect(() => {
    const left = takeLeftAccount();
    if (left === undefined || left === knownAccount()?.id) return;
    notify({ failed: hasDraftsOf(left) ? `${now} ${kept}` : now });
  }, [notify, now, kept]);
}

/** Says that the data on the page is old and could not be refreshed. Disappears once a refresh succeeds. */
function Stale() {
  const { words } = useArea();
  const cache = useQueryClient().getQueryCache();
  const error = useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(listener), [cache]),
    // The page itself reports data that no longer exists (404), and a further part of a list that failed to load.
    () =>
      cache.findAll({ type: 'active' }).find(({ state: { data, error, fetchMeta } }) => {
        return data !== undefined && error !== null && !isNotFound(error) && !fetchMeta?.fetchMore;
      })?.state.error ?? null,
    () => null,
  );
  return (
    <p className="area-stale text-sm" role="status">
      {error !== null && (
        <Typeset>{`${words.errors.stale} ${reasonFor(error, words.errors)}`}</Typeset>
      )}
    </p>
  );
}

/** Reports the result of the last action: to screen readers, and visibly if it failed. */
function NoticeBoard({ notices: { announced, problem } }: { notices: Notices }) {
  const { words } = useArea();
  const notify = useNotify();
  return (
    <>
      <p className="sr-only" role="status">
        {announced}
      </p>
      <div role="alert">
        {problem !== '' && (
          <p className="area-problem flex justify-between gap-md text-sm font-medium">
            <Typeset.span>{problem}</Typeset.span>
            <Button className="text-link" onClick={() => notify('silence')}>
              {words.errors.close}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
