import { type RefObject, useEffect } from 'react';
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts';

/**
 * Keeps what is typed into a form over a reload.
 * @param name the name of the form, unique on the site
 * @param form the form, which exists from the first render
 * @returns a function that deletes the draft once the form is sent
 */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>): () => void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Makes a restored draft visible to the visitor.
    if (restoreDraft(name, element)) unfold(element);
    const keep = () => keepDraft(name, element);
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [name, form]);
  return () => forgetDraft(name);
}

/** Opens all closed `details` elements around an element. */
function unfold(element: Element): void {
  const folded = element.closest('details');
  if (!folded) return;
  folded.open = true;
  if (folded.parentElement) unfold(folded.parentElement);
}
