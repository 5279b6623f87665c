interface Props {
  /** Whether the thing is there. */
  isThere: boolean;
  /** What a screen reader says for it. */
  label: string;
}

/** Yes is a knot on a thread, no is the bare thread: told apart by shape, not by colour. */
export function Mark({ isThere, label }: Props) {
  return (
    <>
      <svg
        className="comparison-mark"
        width="40"
        height="15"
        viewBox="0 0 40 15"
        data-there={isThere ? '' : undefined}
        aria-hidden="true"
      >
        <path className="comparison-thread" d="M0 7.5h40" />
        {isThere && <path d="M20 1.25 26.25 7.5 20 13.75 13.75 7.5z" />}
      </svg>
      <span className="sr-only">{label}</span>
    </>
  );
}
