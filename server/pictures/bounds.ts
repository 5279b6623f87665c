/** How many pixels a picture may have that is sent; so many take some 100 MB while they are read. */
export const PIXELS_MAX = 4096 * 4096;

/**
 * How many scans a JPEG may have. Programs write ten; each one is a pass over all the pixels, and 40,000 fit into a
 * file of 1.4 MB.
 */
export const SCANS_MAX = 100;

/** How much processor time a picture may take, in milliseconds. */
export const CPU_MAX = 3000;

/** What the program that reads pictures ends with when it is given none. */
export const UNREADABLE = 3;
