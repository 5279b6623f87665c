import type { ReactNode } from 'react';
import { Stitches } from '../../ui/Stitches.tsx';
import { Typeset } from '../../ui/Typeset.tsx';

interface Props {
  /** A drawing of what will be here, stitch by stitch (ui/Stitches.tsx). A state without one is plain. */
  drawing?: readonly [string, ...string[]];
  heading: string;
  body: string;
  children?: ReactNode;
}

/** Replaces an empty list: says in one sentence what will be here, and offers the next step. */
export function EmptyState({ drawing, heading, body, children }: Props) {
  return (
    <div className="area-empty flex items-center">
      <div className="area-empty-words grid gap-xs">
        <Typeset.h2 className="text-xl">{heading}</Typeset.h2>
        <Typeset.p className="text-muted">{body}</Typeset.p>
        {children}
      </div>
      {drawing && <Stitches rows={drawing} size={10 * drawing[0].length} />}
    </div>
  );
}
