import { type BuiltPage, bytesOf } from '../pages.ts';
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

const rulesOf = ({ $ }: BuiltPage) =>
  [
    $('style').text(),
    ...$('link[rel="stylesheet"]')
      .toArray()
      .map((link) => rulesAt($(link).attr('href') ?? '')),
  ].join('\n');

const sheetOfEveryClass: Check = (page) => {
  const { $ } = page;
  const known = classesOf(rulesOf(page));
  const used = $('[class]')
    .toArray()
    .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/));
  return [...new Set(used)].filter((name) => name !== '' && !known.has(name) && !MARKS.has(name));
};

const everyColourIsThere: Check = (page) => {
  const rules = rulesOf(page);
  const read = `${page.$.html()}${rules}`.match(/(?<=var\()--color-[\w-]+/g);
  return [...new Set(read)].filter((name) => !rules.includes(`${name}:`));
};

const eachOnce: Check = ({ $ }) => {
  const addresses = $('link[rel="stylesheet"]')
    .toArray()
    .map((link) => $(link).attr('href'));
  return unless(new Set(addresses).size === addresses.length, addresses.join(' '));
};

const fontBeforeSheets: Check = ({ $ }) =>
  $('link[rel="stylesheet"]:not([fetchpriority="low"])')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');

export const sheetChecks = {
  'has rules for every class': sheetOfEveryClass,
  'defines every color that its sheets and pictures use': everyColourIsThere,
  'links each sheet once': eachOnce,
  'loads its font before its sheets': fontBeforeSheets,
};
