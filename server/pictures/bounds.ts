/** How many pixels a picture may have that is sent; so many take some 100 MB while they are read. */
export const PIXELS_MAX = 4096 * 4096;

/** What the program that reads pictures ends with when it is given none. */
export const UNREADABLE = 3;
