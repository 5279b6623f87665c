import { Typeset } from './Typeset.tsx';
import { unbreakablePhrases } from './unbreakable-phrases.ts';

/** A typeset text, in which connected words stay together. For content rendered at build time. */
export function Text({ children }: { children: string }) {
  return <Typeset terms={unbreakablePhrases(children)}>{children}</Typeset>;
}
