import { useLayoutEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { useFocusPage } from './focus.ts';
import { reasonFor } from './reason-for.ts';
import { useArea } from './use-area.ts';

interface Props {
  error: Error;
  isFetching: boolean;
  onAgain: () => void;
}

/** The reason why nothing could be loaded, with a retry button. */
export function Failure({ error, isFetching, onAgain }: Props) {
  const { words } = useArea();
  const { again, retryHint } = words.errors;
  const button = useRef<HTMLButtonElement>(null);
  const keepFocus = useFocusPage();
  // After loading, the focus moves from the button to the page.
  useLayoutEffect(
    () => () => {
      if (button.current?.matches(':focus')) keepFocus();
    },
    [keepFocus],
  );
  return (
    <EmptyState heading={reasonFor(error, words.errors)} body={retryHint}>
      <p className="sr-only">{isFetching && words.loading}</p>
      <Button ref={button} className="button button-first" isBusy={isFetching} onClick={onAgain}>
        {again}
      </Button>
    </EmptyState>
  );
}
