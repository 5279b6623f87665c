import { Glued } from '../../ui/Glued.tsx';
import { useSpeech } from './words.ts';

/** A text of the inbox as it is to be set, with the glossary's terms kept whole (thai.md 1). */
export function Say({ children }: { children: string }) {
  return <Glued terms={useSpeech().terms}>{children}</Glued>;
}
