import { bindRepeatMark, pieces } from '../../contract/glossary.ts';
import { content } from '../content.ts';

/**
 * A text as it is to be set: Thai terms that a browser would cut in the middle stay on one line, and
 * ๆ stays with its word (thai.md 1, 3). What is copied from the page is the plain text.
 */
export function Text({ children }: { children: string }) {
  const parts = pieces(bindRepeatMark(children), content.glossary);
  if (parts.every(({ whole }) => !whole)) return parts.map(({ text }) => text).join('');
  // One element, so that the parts of a text never become the items of a flex or grid container.
  return (
    <span>
      {parts.map(({ text, whole }, index) =>
        whole ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <span key={index} className="whitespace-nowrap">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </span>
  );
}
