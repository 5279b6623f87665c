interface Props {
  /** Whether the thing is there. */
  isThere: boolean;
  /** What a screen reader says for it. */
  label: string;
}

/** Yes is a tick, no is a dash: told apart by shape, not by colour. */
export function Mark({ isThere, label }: Props) {
  return (
    <>
      <svg
        className="comparison-mark"
        width="16"
        height="16"
        viewBox="0 0 16 16"
        data-there={isThere ? '' : undefined}
        aria-hidden="true"
      >
        <path d={isThere ? 'm2 8.5 4 4 8-9' : 'M4 8h8'} />
      </svg>
      <span className="sr-only">{label}</span>
    </>
  );
}
