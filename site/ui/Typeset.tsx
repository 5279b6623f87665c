import { createContext, use } from 'react';
import { bindThai, pieces } from '../../contract/pieces.ts';

/** The terms that stay on one line in all the words of an island. */
export const Terms = createContext<readonly string[] | undefined>(undefined);

interface Props {
  children: string;
  /** The terms that stay on one line; without them, those that the island has set with `Terms`. */
  terms?: readonly string[];
}

/**
 * A text as it is to be set: Thai terms that a browser would cut in the middle stay on one line, and
 * ๆ and numbers stay with their words (thai.md 1, 3). What is copied from the page is the plain text. Islands are
 * given the terms that their words hold; everything else has `Text`.
 */
export function Typeset({ children, terms }: Props) {
  const known = use(Terms);
  const kept = terms ?? known;
  if (!kept) throw new Error('Typeset needs terms, or an island that sets them with Terms');
  // A page that is older than its server has no word for what is new there.
  const text = bindThai(children ?? '');
  const parts = pieces(text, kept);
  if (parts.every(({ whole }) => !whole)) {
    // A translator puts elements in the place of texts: what an island changes or takes away is never a text alone.
    return terms || text === '' ? text : <span key={text}>{text}</span>;
  }
  // One element, so that the parts of a text never become the items of a flex or grid container. It alone has a class:
  // a page of Thai has some five hundred parts.
  return (
    <span key={text} className="typeset">
      {parts.map(({ text, whole }, index) =>
        whole ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <span key={index}>{text}</span>
        ) : (
          text
        ),
      )}
    </span>
  );
}
