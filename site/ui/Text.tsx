import { elementsAround, Typeset } from './Typeset.tsx';
import { unbreakablePhrases } from './unbreakable-phrases.ts';

const Words = ({ children }: { children: string }) => (
  <Typeset terms={unbreakablePhrases(children)}>{children}</Typeset>
);

/**
 * A typeset text, in which connected words stay together; `<Text.p>` is a paragraph of one, and so on. For content
 * rendered at build time.
 */
export const Text = Object.assign(
  Words,
  elementsAround(Words, [
    ...(['a', 'address', 'b', 'button', 'caption', 'dd', 'div', 'dt', 'figcaption', 'h1'] as const),
    ...(['h2', 'h3', 'h4', 'label', 'legend', 'li', 'p', 's', 'small', 'span', 'strong'] as const),
    ...(['summary', 'td', 'th', 'time'] as const),
  ]),
);
