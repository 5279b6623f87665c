interface Stamped {
  items: readonly { baht: number }[];
  reward: { baht: number };
  month: { baht: number; bills: number };
}

/** What a stamp costs the shop, if every card is filled and taken back, and what share of the bill that is with the app. */
export function costOfStamp({ items, reward, month }: Stamped, card: number) {
  const bill = items.reduce((sum, { baht }) => sum + baht, 0);
  const stamp = reward.baht / card;
  const app = month.baht / month.bills;
  return { bill, stamp, app, both: stamp + app, percent: ((stamp + app) / bill) * 100 };
}
