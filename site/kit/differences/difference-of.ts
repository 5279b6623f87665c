interface Pair {
  from: { amount: number };
  less: { amount: number };
}

/** What is left of a subtraction, to the satang: binary fractions would leave crumbs. */
export const differenceOf = ({ from, less }: Pair): number =>
  (Math.round(from.amount * 100) - Math.round(less.amount * 100)) / 100;
