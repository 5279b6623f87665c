interface Props {
  /** Whether the item is included. */
  isThere: boolean;
  /** The label for screen readers. */
  label: string;
}

/** Renders a tick for yes and a dash for no, which differ in shape, not in color. */
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
