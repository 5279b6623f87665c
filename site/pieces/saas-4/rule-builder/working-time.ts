/** Minutes of a day. */
const DAY = 24 * 60;

/** Working hours, in minutes of the day, and the days off in the week, counted from 0. */
export interface WorkingTime {
  opens: number;
  closes: number;
  closed: readonly number[];
}

/** Returns the moment itself, or the next one in working hours. Moments are minutes since the week began. */
export function whenOpen(moment: number, working: WorkingTime): number {
  let day = Math.floor(moment / DAY);
  let minute = moment - day * DAY;
  if (minute >= working.closes) {
    day += 1;
    minute = 0;
  }
  while (working.closed.includes(day)) {
    day += 1;
    minute = 0;
  }
  return day * DAY + Math.max(minute, working.opens);
}

/** Returns the moment after a number of working minutes from another. */
export function afterWork(from: number, minutes: number, working: WorkingTime): number {
  let moment = whenOpen(from, working);
  let left = minutes;
  for (;;) {
    const until = Math.floor(moment / DAY) * DAY + working.closes;
    if (moment + left <= until) return moment + left;
    left -= until - moment;
    moment = whenOpen(until, working);
  }
}
