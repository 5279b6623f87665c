import { wholeIn } from '../content.ts';
import { Typeset } from './Typeset.tsx';

/** A typeset text, in which connected words stay together. For content rendered at build time. */
export function Text({ children }: { children: string }) {
  return <Typeset terms={wholeIn(children)}>{children}</Typeset>;
}
