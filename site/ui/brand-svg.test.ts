import { writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { workBeside } from '../../tests/folders.ts';
import { brandPicture, nestedSvg, ratioOf } from './brand-svg.ts';

beforeEach(() => {
  workBeside({ 'content/brand/mark.svg': '' });
});

/** Returns the faults of a file. */
function faultsOf(source: string): (string | undefined)[] {
  writeFileSync('content/brand/mark.svg', source);
  const { error } = brandPicture.safeParse({ light: 'brand/mark.svg', dark: 'brand/mark.svg' });
  return [...new Set(error?.issues.map(({ message }) => message))];
}

const svg = (inside: string, attributes = 'viewBox="0 0 64 32"') =>
  `<?xml version="1.0"?>\n<!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

const PLAIN = `<title>Baan Khanom</title><defs><linearGradient id="a"><stop stop-color="#0f766e"/></linearGradient></defs>
<style>.b { fill: url(#a) }</style><g class="b"><path d="M0 0H9"/></g><use href="#a"/>`;

test('accepts shapes, gradients and classes, and puts them into another picture', () => {
  expect(faultsOf(svg(PLAIN))).toEqual([]);
  expect(ratioOf('brand/mark.svg')).toBe(2);
  const nested = nestedSvg('brand/mark.svg', 80, 40);
  expect(nested).toMatch(/^<svg [^>]*viewBox="0 0 64 32"[^>]* width="80" height="40">/);
  expect(nested).toContain('<linearGradient id="a">');
});

test.each([
  [svg('<script>alert(1)</script>'), /has <script>, which is not allowed/],
  [svg('<foreignObject/>'), /has <foreignObject>/],
  [svg('<image href="https://a.example/b.png"/>'), /has <image>/],
  [svg('<text>Baan</text>'), /has <text>, which is not allowed: export text as paths/],
  [svg('<path onload="alert(1)"/>'), /has onload="alert\(1\)" in <path>/],
  [svg('<use xlink:href="https://a.example/b.svg#c"/>'), /has xlink:href="https/],
  [svg('<path fill="url(#a) url(//a.example)"/>'), /has fill="url\(#a\) url/],
  [svg('<style>@import "a.css";</style>'), /has style="@import/],
  [svg('<style>.a { fill: u\\72l(x) }</style>'), /has style=/],
  [svg('<a/>'), /has <a>/],
  [svg('', 'width="64" height="32"'), /has no viewBox: export it with one/],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, /has a document type/],
  [svg('<path/>'.repeat(4000)), /has 28\d\d\d bytes, and at most 20000 are allowed/],
  ['<html/>', /is not an SVG picture/],
])('refuses %.60s', (source, message) => {
  expect(faultsOf(source)).toEqual([expect.stringMatching(message)]);
});

test.each(['../secret.svg', 'brand/../secret.svg', 'brand/mark.png', '/mark.svg'])(
  'refuses the path %s',
  (light) => {
    expect(brandPicture.safeParse({ light, dark: light }).error?.issues[0]?.message).toMatch(
      /^must be the path of an SVG file in content\/brand/,
    );
  },
);

test('names a file that is missing', () => {
  expect(
    brandPicture.safeParse({ light: 'brand/no.svg', dark: 'brand/no.svg' }).error?.issues[0]
      ?.message,
  ).toBe('content/brand/no.svg does not exist: add the file or name another');
});
