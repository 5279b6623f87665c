/** Returns the number of weeks paid by the end of each; one that is not charged adds nothing. */
export const paidByWeek = (weeks: readonly { isPaid: boolean }[]): number[] =>
  weeks.map((_, index) => weeks.slice(0, index + 1).filter(({ isPaid }) => isPaid).length);
