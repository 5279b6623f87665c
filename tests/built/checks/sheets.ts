import { bytesOf } from '../pages.ts';
import { type Check, unless } from './check.ts';

/** The classes that the selectors of some rules name. */
export const classesOf = (rules: string) =>
  new Set(
    [
      ...rules.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi),
    ].map(([, name = '']) => name),
  );

/** Classes that mark an element for scripts, tests or other classes' selectors, and have no rules of their own. */
const MARKS = new Set(['was-validated', 'selvedge']);

/** The rules of a sheet, by its address. */
export const rulesAt = (address: string) => bytesOf(address.replace(/^\//, '')).toString('utf8');

const sheetOfEveryClass: Check = ({ $ }) => {
  const linked = $('link[rel="stylesheet"]')
    .toArray()
    .map((link) => rulesAt($(link).attr('href') ?? ''));
  const known = classesOf([$('style').text(), ...linked].join('\n'));
  const used = $('[class]')
    .toArray()
    .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/));
  return [...new Set(used)].filter((name) => name !== '' && !known.has(name) && !MARKS.has(name));
};

const eachOnce: Check = ({ $ }) => {
  const addresses = $('link[rel="stylesheet"]')
    .toArray()
    .map((link) => $(link).attr('href'));
  return unless(new Set(addresses).size === addresses.length, addresses.join(' '));
};

export const sheetChecks = {
  'has a sheet for every class': sheetOfEveryClass,
  'links each sheet once': eachOnce,
};
