import { useState } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';
import { Done } from './Done.tsx';
import { useArea } from './use-area.ts';

/**
 * Returns a function that copies a text, and an element that says whether it did.
 * @param onRefused selects the text, because browsers can refuse, and have no clipboard on a page without HTTPS
 */
export function useCopy(text: string, copied: string, onRefused: () => void) {
  const { words } = useArea();
  const [isCopied, setCopied] = useState<boolean>();
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setCopied(true),
      () => {
        setCopied(false);
        onRefused();
      },
    );
  const said = (
    <>
      <Done>{isCopied ? copied : ''}</Done>
      <Typeset.p role="status" className="text-muted">
        {isCopied === false ? words.selected : ''}
      </Typeset.p>
    </>
  );
  return { copy, said };
}
