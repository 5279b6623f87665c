import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteDir } from '../tested-site.ts';
import { bytesOf, pages } from './pages.ts';
import { stringsIn, textBlocks, wordsOf } from './words.ts';

/** Zero-width spaces and joiners, word joiners, byte order marks: they are copied and indexed along (thai.md 2). */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/u;

test.each(pages)('$file: nothing invisible stands in its words', (page) => {
  const structured = page
    .$('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => stringsIn(JSON.parse(page.$(script).text())));
  const texts = [...wordsOf(page).map(({ text }) => text), ...structured];
  expect(texts.filter((text) => INVISIBLE.test(text))).toEqual([]);
  // Nor anywhere else, as a character or spelled out.
  expect(page.html).not.toMatch(INVISIBLE);
  expect(page.html).not.toMatch(
    /&(?:#x0*(?:200b|200c|200d|2060|feff)|#0*(?:820[345]|8288|65279)|zwnj|zwj|ZeroWidthSpace|NoBreak);/i,
  );
});

// thai.md 3.
test.each(pages)('$file: ๆ never begins a line', (page) => {
  const loose = textBlocks(page).filter(({ text }) => /(?<!\u00a0)ๆ/u.test(text));
  expect(loose).toEqual([]);
});

// thai.md 9.
const TEXT = '**/*.{html,xml,txt,json,webmanifest,svg,md}';
test.each(globSync(TEXT, { cwd: siteDir }))('%s is Unicode NFC', (file) => {
  const text = bytesOf(file).toString('utf8');
  expect(text === text.normalize('NFC')).toBe(true);
});
