import { type ReactNode, useId } from 'react';
import { Typeset } from '../../ui/Typeset.tsx';

interface Props {
  heading: string;
  /** A description of one or two lines. */
  lead: string;
  children: ReactNode;
}

/** One topic of an account page: a heading with a description, beside its controls. */
export function Panel({ heading, lead, children }: Props) {
  const id = useId();
  return (
    <section className="area-panel border-t grid gap-xl" aria-labelledby={id}>
      <div className="area-panel-head grid content-start gap-xs">
        <Typeset.h2 className="text-lg" id={id} tabIndex={-1}>
          {heading}
        </Typeset.h2>
        <Typeset.p className="text-note">{lead}</Typeset.p>
      </div>
      <div className="area-panel-body min-w-0">{children}</div>
    </section>
  );
}
