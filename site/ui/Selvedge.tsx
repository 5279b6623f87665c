interface Props {
  /** Whether it is a single row of picks instead of a band, for pages of the app. */
  isThin?: boolean;
}

/**
 * The selvedge, the firm edge that keeps a cloth from fraying, in the dyes of the page's family. Decorative; as wide as
 * its container.
 */
export function Selvedge({ isThin = false }: Props) {
  return <div className="selvedge" aria-hidden="true" data-thin={isThin ? '' : undefined} />;
}
