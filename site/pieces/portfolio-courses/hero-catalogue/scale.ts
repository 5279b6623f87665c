/** How many minutes the scale of the catalogue has room for: three hours and a half. */
export const SCALE = 210;

/** How long all lessons of a course take, in minutes. */
export const minutesOf = (syllabus: readonly { minutes: number }[]): number =>
  syllabus.reduce((sum, { minutes }) => sum + minutes, 0);
