import { content } from '../content.ts';
import { Glued } from './Glued.tsx';

/** A text as it is to be set, with the glossary's terms kept whole. For what is rendered at build. */
export function Text({ children }: { children: string }) {
  return <Glued terms={content.glossary}>{children}</Glued>;
}
