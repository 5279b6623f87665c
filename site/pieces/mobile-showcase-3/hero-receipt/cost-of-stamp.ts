interface Stamped {
  items: readonly { baht: number }[];
  reward: { baht: number };
  month: { baht: number; bills: number };
}

/**
 * Returns the cost of a stamp to the shop if every card is filled and redeemed, and its share of the bill including the
 * app.
 */
export function costOfStamp({ items, reward, month }: Stamped, card: number) {
  const bill = items.reduce((sum, { baht }) => sum + baht, 0);
  const stamp = reward.baht / card;
  const app = month.baht / month.bills;
  return { bill, stamp, app, both: stamp + app, percent: ((stamp + app) / bill) * 100 };
}
