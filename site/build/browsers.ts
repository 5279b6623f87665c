/**
 * The oldest browsers in which the site has to work (docs/browsers.md), as Vite wants them named: syntax that is newer is
 * written anew at build. What the platform itself lacks there has to degrade.
 */
export const OLDEST_BROWSERS = ['chrome112', 'edge112', 'firefox121', 'safari16.5', 'ios16.5'];
