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

const TAGS = [
  ...(['a', 'address', 'b', 'button', 'caption', 'dd', 'div', 'dt', 'figcaption', 'h1'] as const),
  ...(['h2', 'h3', 'h4', 'label', 'legend', 'li', 'p', 's', 'small', 'span', 'strong'] as const),
  ...(['summary', 'td', 'th', 'time'] as const),
];

interface Props {
  children: string;
}

type Elements = {
  [Tag in (typeof TAGS)[number]]: (
    props: Omit<ComponentProps<Tag>, 'children'> & Props,
  ) => ReactNode;
};

const elementOf =
  (Words: ComponentType<Props>, Tag: ElementType) =>
  ({ children, ...attributes }: Props) => (
    <Tag {...attributes}>
      <Words>{children}</Words>
    </Tag>
  );

/** Returns a component for texts, and one for each element around a text: `<Text>`, `<Text.p>`, and so on. */
export const inElements = <Own extends Props>(Words: (props: Own) => ReactNode) =>
  Object.assign(
    Words,
    Object.fromEntries(
      TAGS.map((tag) => [tag, elementOf(Words as ComponentType<Props>, tag)]),
    ) as Elements,
  );

interface TypesetProps extends Props {
  /** The terms that must not break across lines; by default, those that the island has provided with `Terms`. */
  terms?: readonly string[];
}

/**
 * A typeset text: Thai terms that a browser would break in the middle stay on one line, and ๆ and numbers stay with
 * their words (thai.md 1, 3); `<Typeset.p>` is a paragraph of one, and so on. Copying from the page gives the plain
 * text. Islands receive the terms that their texts contain; other components use `Text`.
 */
export const Typeset = inElements(({ children: written, terms }: TypesetProps) => {
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
});
