import { useMutation } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fillCount } from '../../../contract/plural.ts';
import { Typeset } from '../../ui/Typeset.tsx';
import { Button } from '../area/Button.tsx';
import { useNotify } from '../area/notices.ts';
import { reasonFor } from '../area/reason-for.ts';
import type { EarlierPage } from './message-pages.ts';
import { useConversation } from './speech.ts';

/** The access to the messages before the first one shown. */
export interface Earlier {
  /** The cursor of the previous page, or null if there is none. */
  next: number | null;
  load: (before: number) => Promise<EarlierPage>;
}

interface Props extends Earlier {
  list: RefObject<HTMLOListElement | null>;
}

/** The first message of a list and the position of its text. */
interface Kept {
  message: Element;
  text: Element;
  top: number;
  hadFocus: boolean;
}

/**
 * A button above a list of messages that loads earlier ones. The messages in view keep their position, and the focus
 * moves to the message just above them.
 */
export function EarlierMessages({ next, load, list }: Props) {
  const { lang, words, errors } = useConversation();
  const notify = useNotify();
  const button = useRef<HTMLButtonElement>(null);
  const kept = useRef<Kept>(undefined);
  const { mutate, isPending, error } = useMutation({
    mutationFn: load,
    onMutate: () => notify('silence'),
    onSuccess: ({ count, show }) => {
      const message = list.current?.firstElementChild;
      // Its day heading may have moved to an earlier message.
      const text = message?.lastElementChild;
      if (message && text) {
        const { top } = text.getBoundingClientRect();
        const hadFocus = button.current?.matches(':focus') ?? false;
        kept.current = { message, text, top, hadFocus };
      }
      show();
      notify({ done: fillCount(words.earlierShown, lang, count) });
    },
  });

  useLayoutEffect(() => {
    const { message, text, top, hadFocus } = kept.current ?? {};
    const added = message?.previousElementSibling;
    if (!(added instanceof HTMLElement) || text === undefined || top === undefined) return;
    kept.current = undefined;
    scrollBy({ top: text.getBoundingClientRect().top - top, behavior: 'instant' });
    if (!hadFocus) return;
    added.tabIndex = -1;
    added.focus({ preventScroll: true });
  });

  return (
    <div className="talk-earlier w-full grid gap-xs">
      <div role="alert">{error !== null && <Typeset.p>{reasonFor(error, errors)}</Typeset.p>}</div>
      {next !== null && (
        <Button ref={button} isBusy={isPending} onClick={() => mutate(next)}>
          {isPending ? words.loadingEarlier : error === null ? words.earlier : errors.again}
        </Button>
      )}
    </div>
  );
}
