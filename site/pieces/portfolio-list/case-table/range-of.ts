/** The least and the most of some figures. */
export const rangeOf = (figures: readonly number[]): [least: number, most: number] => [
  Math.min(...figures),
  Math.max(...figures),
];

/** How much of a bar a figure fills, from 0 to 100, in tenths, where the most fills all of it. */
export const shareOf = (figure: number, most: number): number =>
  most === 0 ? 0 : Math.round((figure / most) * 1000) / 10;
