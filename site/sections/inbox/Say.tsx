import { Typeset } from '../../ui/Typeset.tsx';
import { useSpeech } from './words.ts';

/** A text of the inbox as it is to be set, with the glossary's terms kept whole (thai.md 1). */
export function Say({ children }: { children: string }) {
  return <Typeset terms={useSpeech().terms}>{children}</Typeset>;
}
