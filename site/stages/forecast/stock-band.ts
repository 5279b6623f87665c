interface Stock {
  now: number;
  /** Expected sales per day. */
  sales: readonly number[];
  /** Half the width of the band after one day. */
  spread: number;
  order: number;
}

/** The stock at a moment, in days: the expected level and its 80% range. */
export interface Level {
  at: number;
  low: number;
  middle: number;
  high: number;
}

/**
 * Returns the stock day by day if an order arrives in the morning of a given day. That moment has two levels, before
 * and after the arrival. Customers cannot buy what is not in stock, so no level falls below zero.
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
    // Random errors add up as the square root of the days.
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

/** Returns the period in days when stock may run out before the order arrives; undefined if it arrives in time. */
export function emptyDays(levels: readonly Level[], arrives: number): [number, number] | undefined {
  const empty = levels.find(({ at, low }) => low === 0 && at <= arrives);
  if (!empty) return undefined;
  // The point between two mornings where the lower edge reaches zero.
  const before = levels[levels.indexOf(empty) - 1];
  const from = before === undefined ? empty.at : (before.at + empty.at) / 2;
  return [from, arrives];
}
