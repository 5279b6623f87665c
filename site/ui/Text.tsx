import { wholeTerms } from '../content.ts';
import { Typeset } from './Typeset.tsx';

/** A text as it is to be set, with the glossary's terms kept whole. For what is rendered at build. */
export function Text({ children }: { children: string }) {
  return <Typeset terms={wholeTerms()}>{children}</Typeset>;
}
