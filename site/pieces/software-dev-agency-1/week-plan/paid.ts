/** How many weeks have been paid at the end of each: one that is not charged adds nothing. */
export const paidByWeek = (weeks: readonly { isPaid: boolean }[]): number[] =>
  weeks.map((_, index) => weeks.slice(0, index + 1).filter(({ isPaid }) => isPaid).length);
