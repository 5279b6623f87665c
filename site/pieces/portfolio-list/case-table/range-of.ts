/** Returns the minimum and maximum of figures. */
export const rangeOf = (figures: readonly number[]): [least: number, most: number] => [
  Math.min(...figures),
  Math.max(...figures),
];

/**
 * Returns the share of a bar that a figure fills, from 0 to 100 with one decimal, where the maximum fills all of it.
 */
export const shareOf = (figure: number, most: number): number =>
  most === 0 ? 0 : Math.round((figure / most) * 1000) / 10;
