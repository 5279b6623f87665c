import { expect, test } from 'vitest';
import { deadLinksOf } from './faults.ts';

const anchors = new Map([
  ['/', []],
  ['/pages/pricing', ['plans', 'start']],
  ['/blog/one', ['first-heading']],
]);

/** Returns the faults of a link in a body on `/blog/one`. */
const faultsOf = (url: string) =>
  deadLinksOf([{ url, line: 7 }], '/blog/one', anchors).map(
    ({ line, message }) => `${line}: ${message}`,
  );

test.each([
  'https://www.rd.go.th/5208.html',
  'mailto:hello@example.com',
  '/',
  '/pages/pricing',
  '/pages/pricing#plans',
  '#first-heading',
])('accepts a link to %s', (url) => {
  expect(faultsOf(url)).toEqual([]);
});

test('accepts a link to a planned page of the menu', () => {
  expect(faultsOf('/landings/saas-2')).toEqual([]);
});

test.each([
  ['/pages/pricing#plan', /^7: `\/pages\/pricing#plan` is not on \/pages\/pricing: did you mean/],
  ['#frist-heading', /^7: `#frist-heading` is not on \/blog\/one: write `#first-heading`$/],
  ['/th/pages/pricing', /^7: `\/th\/pages\/pricing` is no link: write/],
])('refuses a link to %s', (url, message) => {
  expect(faultsOf(url)).toEqual([expect.stringMatching(message)]);
});
