import { type RefObject, useEffect } from 'react';
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts';

/**
 * Keeps what is typed into a form over a reload.
 * @param name what the form is called among all forms of the site
 * @param form there from the first render on
 * @returns forgets it, once it has been sent
 */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>): () => void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The visitor who typed it is to see it.
    if (restoreDraft(name, element)) unfold(element);
    const keep = () => keepDraft(name, element);
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [name, form]);
  return () => forgetDraft(name);
}

/** Opens all that an element is folded away in. */
function unfold(element: Element): void {
  const folded = element.closest('details');
  if (!folded) return;
  folded.open = true;
  if (folded.parentElement) unfold(folded.parentElement);
}
