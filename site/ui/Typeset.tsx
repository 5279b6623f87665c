import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ElementType,
  type ReactNode,
  use,
} from 'react';
import { bindWords, splitAtUnbreakable } from '../../contract/unbreakable.ts';

/** The terms that must not break across lines in any text of an island. */
export const Terms = createContext<readonly string[] | undefined>(undefined);

interface Props {
  children: string;
  /** The terms that must not break across lines; by default, those that the island has provided with `Terms`. */
  terms?: readonly string[];
}

function Words({ children, terms }: Props) {
  const known = use(Terms);
  const kept = terms ?? known;
  if (!kept) throw new Error('Typeset needs the terms prop, or a Terms provider around its island');
  // A page that is older than its server may lack a text for something new.
  const text = bindWords(children ?? '');
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

type Elements<Tag extends keyof React.JSX.IntrinsicElements> = {
  [Each in Tag]: (
    props: Omit<ComponentProps<Each>, 'children'> & { children: string },
  ) => ReactNode;
};

/** Returns a component for each tag: an element around a text that another component renders. */
export function elementsAround<Tag extends keyof React.JSX.IntrinsicElements>(
  Inner: ComponentType<{ children: string }>,
  tags: readonly Tag[],
) {
  const elementOf =
    (Element: ElementType) =>
    ({ children, ...attributes }: { children: string }) => (
      <Element {...attributes}>
        <Inner>{children}</Inner>
      </Element>
    );
  return Object.fromEntries(tags.map((tag) => [tag, elementOf(tag)])) as unknown as Elements<Tag>;
}

/**
 * A typeset text: Thai terms that a browser would break in the middle stay on one line, and ๆ and numbers stay with
 * their words (thai.md 1, 3). Copying from the page gives the plain text. Islands receive the terms that their texts
 * contain; other components use `Text`.
 */
export const Typeset = Object.assign(
  Words,
  elementsAround(Words, [
    ...(['a', 'button', 'caption', 'h1', 'h2', 'h3', 'label', 'li', 'p'] as const),
    ...(['span', 'summary'] as const),
  ]),
);
