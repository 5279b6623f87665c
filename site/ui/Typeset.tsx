import { type ComponentProps, createContext, createElement, use } from 'react';
import { bindWords, splitAtUnbreakable } from '../../contract/unbreakable.ts';

/** The terms that must not break across lines in any text of an island. */
export const Terms = createContext<readonly string[] | undefined>(undefined);

type Tag = keyof React.JSX.IntrinsicElements;

type Props<Element extends Tag> = Omit<ComponentProps<Element>, 'children'> & {
  children: string;
  /** The element around the text, if any. It gets all other props. */
  as?: Element;
  /** The terms that must not break across lines; by default, those that the island has provided with `Terms`. */
  terms?: readonly string[];
};

/**
 * A typeset text: Thai terms that a browser would break in the middle stay on one line, and ๆ and numbers stay with
 * their words (thai.md 1, 3). Copying from the page gives the plain text. Islands receive the terms that their texts
 * contain; other components use `Text`.
 */
export function Typeset<Element extends Tag>({
  as,
  children,
  terms,
  ...attributes
}: Props<Element>) {
  const words = useTypeset(children, terms);
  return as ? createElement(as as string, attributes, words) : words;
}

function useTypeset(written: string, terms: readonly string[] | undefined) {
  const known = use(Terms);
  const kept = terms ?? known;
  if (!kept) throw new Error('Typeset needs the terms prop, or a Terms provider around its island');
  // A page that is older than its server may lack a text for something new.
  const text = bindWords(written ?? '');
  const parts = splitAtUnbreakable(text, kept);
  if (parts.every(({ whole }) => !whole)) {
    // Page translators replace text nodes with elements, so a text that an island changes or
    // removes is always wrapped in an element.
    return terms || text === '' ? text : <span key={text}>{text}</span>;
  }
  // One element, so that the parts of a text never become items of a flex or grid container. Only
  // this element has a class, because a Thai page has about five hundred parts.
  return (
    <span key={text} className="typeset">
      {parts.map(({ text, whole }, index) =>
        whole ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
          <span key={index}>{text}</span>
        ) : (
          text
        ),
      )}
    </span>
  );
}
