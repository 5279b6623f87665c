import { inElements, Typeset } from './Typeset.tsx';
import { unbreakablePhrases } from './unbreakable-phrases.ts';

/**
 * A typeset text, in which connected words stay together; `<Text.p>` is a paragraph of one, and so on. For content
 * rendered at build time.
 */
export const Text = inElements(({ children }) => (
  <Typeset terms={unbreakablePhrases(children)}>{children}</Typeset>
));
