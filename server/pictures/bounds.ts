/** The maximum number of pixels of an uploaded picture; this many take about 100 MB while being read. */
export const PIXELS_MAX = 4096 * 4096;

/** The maximum number of scans of a JPEG, each a pass over all pixels; programs write ten. */
export const SCANS_MAX = 100;

/** The maximum processor time per picture, in milliseconds. */
export const CPU_MAX = 3000;

/** The exit code of the program that reads pictures if its input is not a picture. */
export const UNREADABLE = 3;
