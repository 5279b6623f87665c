import { Typeset } from '../Typeset.tsx';

/** Says that a form is still being sent. Its place is there before there is anything to say, or screen readers don't announce it. */
export function StillSending({ isSlow, children }: { isSlow: boolean; children: string }) {
  return (
    <p className="still-sending text-muted" role="status">
      {isSlow && <Typeset>{children}</Typeset>}
    </p>
  );
}
