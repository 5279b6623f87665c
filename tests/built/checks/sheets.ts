import { attributesOf, type BuiltPage, bytesOf } from '../pages.ts';
import { type Check, unless } from './check.ts';

export const classesOf = (rules: string) =>
  new Set(
    [
      ...rules.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi),
    ].map(([, name = '']) => name),
  );

/** Classes that mark an element for scripts, tests or other classes’ selectors and have no rules of their own. */
const MARKS = new Set(['was-validated', 'selvedge']);

export const rulesAt = (address: string) => bytesOf(address.replace(/^\//, '')).toString('utf8');

const SHEETS = 'link[rel="stylesheet"]';

const rulesOf = (page: BuiltPage) =>
  [page.$('style').text(), ...attributesOf(page, SHEETS, 'href').map(rulesAt)].join('\n');

const sheetOfEveryClass: Check = (page) => {
  const known = classesOf(rulesOf(page));
  const used = attributesOf(page, '[class]', 'class').flatMap((names) => names.split(/\s+/));
  return [...new Set(used)].filter((name) => name !== '' && !known.has(name) && !MARKS.has(name));
};

const everyColourIsThere: Check = (page) => {
  const rules = rulesOf(page);
  const read = `${page.$.html()}${rules}`.match(/(?<=var\()--color-[\w-]+/g);
  return [...new Set(read)].filter((name) => !rules.includes(`${name}:`));
};

const eachOnce: Check = (page) => {
  const addresses = attributesOf(page, SHEETS, 'href');
  return unless(new Set(addresses).size === addresses.length, addresses.join(' '));
};

const fontBeforeSheets: Check = (page) =>
  attributesOf(page, `${SHEETS}:not([fetchpriority="low"])`, 'href');

export const sheetChecks = {
  'has rules for every class': sheetOfEveryClass,
  'defines every color that its sheets and pictures use': everyColourIsThere,
  'links each sheet once': eachOnce,
  'loads its font before its sheets': fontBeforeSheets,
};
