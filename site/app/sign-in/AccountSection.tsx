import type { ReactNode } from 'react';
import { Loom } from '../../ui/loom/Loom.tsx';
import type { Weave } from '../../ui/loom/weave.ts';

interface Props {
  weave: Weave;
  /** The island with the content of the page. */
  children: ReactNode;
}

/** An account page: a form beside a woven pattern that is specific to the page. */
export function AccountSection({ weave, children }: Props) {
  return (
    <section className="account wide-frame">
      <div className="account-cloth ebony">
        <Loom weave={weave} isFirst />
      </div>
      <div className="account-body">{children}</div>
    </section>
  );
}
