/**
 * Whether the run is `npm run test:all`. Only that run includes exhaustive tests: every page at every width in both
 * themes, every language, both databases, every case of a long list.
 */
export const isExhaustive = process.env['TEST_ALL'] === '1';

/** Whether JavaScript is enabled: sections of HTML and CSS only that work without it also work with it. */
export const SCRIPTING = isExhaustive ? [true, false] : [false];
