/**
 * Whether the run is `npm run test:all`. What is exhaustive rather than decisive runs in it alone: every page at every
 * width in both themes, every language, both databases, every case of a long list.
 */
export const isExhaustive = process.env['TEST_ALL'] === '1';

/** With JavaScript or without: sections that are nothing but HTML and CSS work without, and then with it, too. */
export const SCRIPTING = isExhaustive ? [true, false] : [false];
