interface Stock {
  now: number;
  /** What is expected to be sold on each day. */
  sales: readonly number[];
  /** Half of the band after one day. */
  spread: number;
  order: number;
}

/** How much is left at a moment, in days: expected, and between which amounts it is in 8 of 10 cases. */
export interface Level {
  at: number;
  low: number;
  middle: number;
  high: number;
}

/**
 * What is left day by day if an order comes in the morning of a given day. Two levels stand at that moment: before
 * and after it. Customers cannot buy what is not there, so no level falls below nothing.
 */
export function stockBand({ now, sales, spread, order }: Stock, arrives: number): Level[] {
  const levels: Level[] = [{ at: 0, low: now, middle: now, high: now }];
  for (const [day, sold] of sales.entries()) {
    const last = levels.at(-1) ?? { low: now, middle: now, high: now };
    const come = day === arrives ? order : 0;
    const before = {
      low: last.low + come,
      middle: last.middle + come,
      high: last.high + come,
    };
    if (come > 0) levels.push({ at: day, ...before });
    // Chance adds up as the root of the days.
    const wider = spread * (Math.sqrt(day + 1) - Math.sqrt(day));
    levels.push({
      at: day + 1,
      low: Math.max(0, before.low - sold - wider),
      middle: Math.max(0, before.middle - sold),
      high: Math.max(0, before.high - sold + wider),
    });
  }
  return levels;
}

/** From when to when there may be nothing left before the order comes, in days; nothing, if it comes in time. */
export function emptyDays(levels: readonly Level[], arrives: number): [number, number] | undefined {
  const empty = levels.find(({ at, low }) => low === 0 && at <= arrives);
  if (!empty) return undefined;
  // Where the lower edge meets the ground, between two mornings.
  const before = levels[levels.indexOf(empty) - 1];
  const from = before === undefined ? empty.at : (before.at + empty.at) / 2;
  return [from, arrives];
}
