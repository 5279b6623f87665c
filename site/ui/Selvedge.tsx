interface Props {
  /** Whether it is a single row of picks, over a page to work on, instead of a band. */
  isThin?: boolean;
}

/** The firm edge that keeps a cloth from fraying, in the dyes of the page's family: decoration, as wide as its place. */
export function Selvedge({ isThin = false }: Props) {
  return <div className="selvedge" aria-hidden="true" data-thin={isThin ? '' : undefined} />;
}
