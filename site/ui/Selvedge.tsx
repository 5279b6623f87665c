/** The firm edge that keeps a cloth from fraying, in the dyes of the page's family: decoration, as wide as its place. */
export function Selvedge() {
  return <div className="selvedge" aria-hidden="true" />;
}
