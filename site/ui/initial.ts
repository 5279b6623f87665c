/** The letter that a name is known by: its first, in Thai its first consonant (เแโใไ are written before theirs). */
export function initial(name: string): string {
  const [thai] = /^[เ-ไ]?[ก-ฮ]/.exec(name) ?? [];
  if (thai !== undefined) return thai.slice(-1);
  // Firefox has it from version 125 on; without it a letter goes without what is joined to it.
  const first = Intl.Segmenter && [...new Intl.Segmenter().segment(name)][0]?.segment;
  return (first ?? [...name][0] ?? '').toUpperCase();
}
