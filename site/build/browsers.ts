/**
 * The oldest browsers that the site supports (docs/browsers.md), as Vite names them. Newer syntax is transpiled at
 * build time. Platform features that these browsers lack must degrade.
 */
export const OLDEST_BROWSERS = ['chrome112', 'edge112', 'firefox121', 'safari16.5', 'ios16.5'];
