import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Typeset } from './Typeset.tsx';
import { unbreakablePhrases } from './unbreakable-phrases.ts';

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

const Words = ({ children }: Props) => (
  <Typeset terms={unbreakablePhrases(children)}>{children}</Typeset>
);

const elementOf =
  (Tag: ElementType) =>
  ({ children, ...attributes }: Props) => (
    <Tag {...attributes}>
      <Words>{children}</Words>
    </Tag>
  );

/**
 * A typeset text, in which connected words stay together; `<Text.p>` is a paragraph of one, and so on. For content
 * rendered at build time.
 */
export const Text = Object.assign(
  Words,
  Object.fromEntries(TAGS.map((tag) => [tag, elementOf(tag)])) as Elements,
);
