import { expect, test } from 'vitest';
import type { CutFonts } from '../ui/fonts.ts';
import { fontFaces } from './font-faces.ts';

const CUT: CutFonts = {
  fonts: {
    latin: { name: 'inter', family: 'Inter', weights: ['400 600'] },
    thai: { name: 'sarabun', family: 'Sarabun', weights: ['400', '600'] },
    code: { name: 'inconsolata', family: 'Inconsolata', weights: ['400'] },
  },
  fallback: {
    regular: {
      letters: { size: 107, ascent: 90.5, descent: 22.5 },
      spaces: { size: 95, ascent: 101.9, descent: 25.3 },
    },
    medium: { letters: { size: 108.5, ascent: 89.2, descent: 22.2 } },
    bold: {
      letters: { size: 106, ascent: 91.4, descent: 22.7 },
      ai: { size: 108, ascent: 89.7, descent: 22.3 },
    },
  },
  codeSize: 83.3,
};

const facesOf = (lang: 'en' | 'th', count: number): string[] =>
  fontFaces(lang, count, CUT, (file) => `/${file}`).match(/(?<=@font-face\{)[^}]+/g) ?? [];

test('has a rule per file: one for a variable font, one per weight for others', () => {
  const faces = facesOf('en', 2);
  expect(faces).toContain(
    'font-family:Brand;src:url(/latin.woff2)format("woff2");font-weight:400 600;font-display:swap;unicode-range:U+20-7E,U+A0,U+A7,U+A9,U+AB,U+AE,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2191,U+2193,U+2212',
  );
  for (const weight of [400, 600]) {
    expect(faces).toContain(
      `font-family:Brand Thai;src:url(/thai-${weight}.woff2)format("woff2");font-weight:${weight};font-display:swap;unicode-range:U+E01-E3A,U+E3F-E5B,U+25CC`,
    );
  }
});

test('stretches system fonts to the widths of ours', () => {
  const faces = facesOf('en', 2).filter((each) => /family:Brand (?:code )?fallback/.test(each));
  expect(faces.map((each) => each.replace(/.*(?=size-adjust)/, ''))).toEqual([
    'size-adjust:107%;ascent-override:90.5%;descent-override:22.5%;line-gap-override:0%',
    'size-adjust:95%;ascent-override:101.9%;descent-override:25.3%;line-gap-override:0%;unicode-range:U+20,U+A0',
    'size-adjust:108.5%;ascent-override:89.2%;descent-override:22.2%;line-gap-override:0%',
    'size-adjust:106%;ascent-override:91.4%;descent-override:22.7%;line-gap-override:0%',
    'size-adjust:108%;ascent-override:89.7%;descent-override:22.3%;line-gap-override:0%;unicode-range:U+41,U+49',
    'size-adjust:83.3%',
  ]);
});

test('has the metrics of Thai on Thai pages only, and low quotation marks with a third language', () => {
  const [english, thai, third] = [facesOf('en', 2), facesOf('th', 2), facesOf('en', 3)];
  expect(thai.filter((each) => !english.includes(each))).toEqual(
    [400, 600].map((weight) => expect.stringContaining(`Brand metrics;src:url(/metrics-${weight}`)),
  );
  expect(third.filter((each) => !english.includes(each))).toEqual([
    expect.stringMatching(/accents\.woff2.*unicode-range:U\+201A,U\+201E$/),
  ]);
});

test('has the files of the fonts that were cut', () => {
  expect(fontFaces('th', 3)).toMatch(/url\(data:font\/woff2/);
});
