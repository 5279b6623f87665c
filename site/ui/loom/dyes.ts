/**
 * The natural dyes that a thread can have (design.md); `ground` leaves the cloth's ground bare. Indigo and sky come
 * from the indigo plant, river from indigo over jackfruit wood, turmeric from its root, lac from the lac insect, rose
 * from sappan wood, earth from mangrove bark; cotton is bleached, and undyed is as it was picked.
 */
export const DYES = [
  'indigo',
  'sky',
  'river',
  'turmeric',
  'lac',
  'rose',
  'earth',
  'cotton',
  'undyed',
  'ground',
] as const;

export type Dye = (typeof DYES)[number];
