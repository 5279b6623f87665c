/** How many pixels a picture may have that is sent; so many take some 100 MB while they are read. */
export const PIXELS_MAX = 4096 * 4096;

/** How much processor time a picture may take, in milliseconds. */
export const CPU_MAX = 10_000;

/** What the program that reads pictures ends with when it is given none. */
export const UNREADABLE = 3;
