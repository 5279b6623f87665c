/** The length of the catalogue's scale in minutes: three and a half hours. */
export const SCALE = 210;

/** Returns the total duration of a course's lessons, in minutes. */
export const minutesOf = (syllabus: readonly { minutes: number }[]): number =>
  syllabus.reduce((sum, { minutes }) => sum + minutes, 0);
