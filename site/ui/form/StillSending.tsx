import { Typeset } from '../Typeset.tsx';

/**
 * Says that a form is still being sent. The element is rendered while still empty, because screen readers don't
 * announce a live region that is added later.
 */
export function StillSending({ isSlow, children }: { isSlow: boolean; children: string }) {
  return (
    <p className="still-sending text-muted" role="status">
      {isSlow && <Typeset>{children}</Typeset>}
    </p>
  );
}
