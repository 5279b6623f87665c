/**
 * Returns the initial of a name: its first letter, or in Thai its first consonant (เแโใไ are written before theirs).
 */
export function initial(name: string): string {
  const [thai] = /^[เ-ไ]?[ก-ฮ]/.exec(name) ?? [];
  if (thai !== undefined) return thai.slice(-1);
  // Firefox supports it from version 125 on. Without it, the letter loses its combining marks.
  const first = Intl.Segmenter && [...new Intl.Segmenter().segment(name)][0]?.segment;
  return (first ?? [...name][0] ?? '').toUpperCase();
}

/** Returns the initials of a full name: of its first and its last word. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => initial(word ?? ''))
    .join('');
};
