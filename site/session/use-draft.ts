import { type RefObject, useEffect } from 'react';
import { keepDraft, restoreDraft } from './draft.ts';

/**
 * Keeps what is typed into a form over a reload.
 * @param name the name of the form, unique on the site; undefined for a form that keeps nothing
 * @param form the form, which exists from the first render
 */
export function useDraft(name: string | undefined, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (name === undefined || !element) return;
    // Makes a restored draft visible to the visitor.
    if (restoreDraft(name, element)) unfold(element);
    const keep = () => keepDraft(name, element);
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [name, form]);
}

/** Opens all closed `details` elements around an element. */
function unfold(element: Element): void {
  const folded = element.closest('details');
  if (!folded) return;
  folded.open = true;
  if (folded.parentElement) unfold(folded.parentElement);
}
