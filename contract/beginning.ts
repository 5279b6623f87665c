/** The maximum length of an excerpt in a list, in characters. */
const EXCERPT_MAX = 140;
/** The length of the part that is read for it, because a displayed character may consist of several code units. */
export const READ_MAX = 4 * EXCERPT_MAX;

/** Returns the beginning of a text on one line, cut between characters as people see them (thai.md 9). */
export function beginningOf(body: string): string {
  const characters = new Intl.Segmenter().segment(body.slice(0, READ_MAX).replace(/\s+/g, ' '));
  return Array.from(characters, ({ segment }) => segment)
    .slice(0, EXCERPT_MAX)
    .join('');
}
