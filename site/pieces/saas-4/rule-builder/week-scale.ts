import { DAY, type Outcome, WEEK } from './outcomes.ts';

/** The hours of a day that are drawn, and the width of an hour in units. */
const FROM = 7;
const TO = 19;
const PER_HOUR = 3;

/** The width of a day and the height of a case in the drawing. */
export const DAY_WIDTH = (TO - FROM) * PER_HOUR;
export const HEIGHT = 20;

/** Returns the horizontal position of a moment of the week; nights are omitted. */
export function xOf(moment: number): number {
  const day = Math.min(6, Math.floor(moment / DAY));
  const hour = Math.min(TO, Math.max(FROM, (moment - day * DAY) / 60));
  return Math.round(day * DAY_WIDTH + (hour - FROM) * PER_HOUR);
}

/** A period in which a case waits: for the morning, for the approver, for their deputy. */
export interface Wait {
  for: 'morning' | 'asked' | 'deputy';
  from: number;
  to: number;
}

/** Returns the waits of a case, from its arrival to its end or that of the week. */
export function waitsOf({ steps }: Outcome, came: number): Wait[] {
  const begins = steps.filter(({ what }) => what !== 'reminded');
  const waits: Wait[] = [];
  begins.forEach(({ what, at }, index) => {
    const isMorning = (index === 0 ? came : (begins[index - 1]?.at ?? at)) < at;
    const isAsked = what === 'asked';
    if (isAsked && isMorning) {
      waits.push({ for: 'morning', from: begins[index - 1]?.at ?? came, to: at });
    }
    if (!isAsked && what !== 'handedOn') return;
    waits.push({ for: isAsked ? 'asked' : 'deputy', from: at, to: begins[index + 1]?.at ?? WEEK });
  });
  return waits;
}

/** Returns a wait as a line that is long enough to be visible: a short one is drawn as an hour around its middle. */
export function barOf({ from, to }: Wait): string {
  const start = xOf(from);
  const end = xOf(to);
  const missing = Math.max(0, PER_HOUR - (end - start)) / 2;
  return `M${start - missing} ${HEIGHT / 2}H${end + missing}`;
}
