/** The letter that a name is known by: its first, in Thai its first consonant (เแโใไ are written before theirs). */
export function initial(name: string): string {
  const [thai] = /^[เ-ไ]?[ก-ฮ]/.exec(name) ?? [];
  if (thai !== undefined) return thai.slice(-1);
  // Firefox has segments since 125.
  const [first] =
    'Segmenter' in Intl
      ? [...new Intl.Segmenter().segment(name)].map((each) => each.segment)
      : name;
  return first?.toUpperCase() ?? '';
}
