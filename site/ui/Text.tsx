import { wholeIn } from '../content.ts';
import { Typeset } from './Typeset.tsx';

/** A text as it is to be set, with what belongs together kept whole. For what is rendered at build. */
export function Text({ children }: { children: string }) {
  return <Typeset terms={wholeIn(children)}>{children}</Typeset>;
}
