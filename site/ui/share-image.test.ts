import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LANGS, type Lang } from '../../contract/lang.ts';
import { isExhaustive } from '../../tests/scope.ts';
import { content } from '../content.ts';
import { pages } from '../pages-of-content.ts';
import type { Weave } from './loom/weave.ts';
import { shareImage } from './share-image.ts';
import { colour } from './tokens.ts';

/** The minimum distance of words from the edge of the picture, in px. */
const EDGE = 40;

const CLOTH: Weave = {
  structure: 'mudmee',
  seed: 7,
  size: [16, 16],
  repeat: [60, 24],
  dyes: ['cotton', 'indigo', 'turmeric', 'sky'],
  density: 1,
  feather: 2,
  centre: [0.5, 0.5],
  fade: 'none',
};

interface Heading {
  lang: Lang;
  heading: string;
}

/** Returns a text of the maximum heading length, 120 characters. */
const longest = (text: string) => text.repeat(120).slice(0, 120).trim();

/** The extremes in each language: the shortest, the longest, and the longest of the longest words. */
const EXTREMES: Heading[] = [
  { lang: 'en', heading: 'AI' },
  { lang: 'en', heading: longest('Every page and every figure has a source, ') },
  { lang: 'en', heading: longest('Incomprehensibilities of internationalization ') },
  { lang: 'th', heading: 'ปู่' },
  { lang: 'th', heading: longest('ที่นี่ผู้ซื้อเครื่องปั้นญี่ปุ่นรู้ราคาทุกชิ้น ') },
  { lang: 'th', heading: longest('แพลตฟอร์มซอฟต์แวร์ที่ผสานปัญญาประดิษฐ์เพื่อธุรกิจ') },
];

/** Returns the headings of the site’s pages in a language, the longest first. */
const headingsIn = (lang: Lang): Heading[] =>
  Object.values(pages)
    .map(({ title, sections: [first] }) => ({
      lang,
      heading: ((first && 'heading' in first ? first.heading : undefined) ?? title)[lang],
    }))
    .sort((one, other) => other.heading.length - one.heading.length);

const headings = [
  ...EXTREMES,
  ...LANGS.flatMap((lang) => headingsIn(lang).slice(0, isExhaustive ? undefined : 1)),
];

/** Returns the pixels of a picture that differ from its background, row by row, and its size in bytes. */
async function pixels(card: Heading & { weave: Weave }) {
  const picture = await shareImage({
    ...card,
    brand: content.brand.name.en,
    terms: content.glossary.unbreakable,
  });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630 });
  const ground = Buffer.from(colour('ebony').slice(1), 'hex');
  const isLit = (x: number, y: number) => {
    const at = (y * info.width + x) * 3;
    return [0, 1, 2].some((part) => Math.abs((data[at + part] ?? 0) - (ground[part] ?? 0)) > 24);
  };
  const lit: { x: number; y: number }[] = [];
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) if (isLit(x, y)) lit.push({ x, y });
  }
  return { lit, bytes: picture.length };
}

const least = (numbers: number[]) => numbers.reduce((one, other) => Math.min(one, other));
const greatest = (numbers: number[]) => numbers.reduce((one, other) => Math.max(one, other));

test.each(headings)(
  'fits whole below the name, clear of the edges and the cloth: $lang: $heading',
  async ({ lang, heading }) => {
    const words = (await pixels({ lang, heading, weave: { ...CLOTH, density: 0 } })).lit;
    const [rows, columns] = [words.map(({ y }) => y), words.map(({ x }) => x)];
    expect(least(rows)).toBeGreaterThan(EDGE);
    expect(least(columns)).toBeGreaterThan(EDGE);
    expect(greatest(rows)).toBeLessThan(630 - EDGE);
    expect(greatest(columns)).toBeLessThan(900);

    // Below the name there is a gap without ink, then the heading.
    const inked = new Set(rows);
    const nameEnds = [...inked].filter((row) => row < 140).reduce((a, b) => Math.max(a, b));
    const headingBegins = least(rows.filter((row) => row > nameEnds));
    expect(headingBegins - nameEnds).toBeGreaterThan(12);

    const { lit, bytes } = await pixels({ lang, heading, weave: CLOTH });
    // With the pixels around them: the palettes of the two pictures round the edges of letters differently.
    const around = [-1201, -1200, -1199, -1, 0, 1, 1199, 1200, 1201];
    const isWords = new Set(words.flatMap(({ x, y }) => around.map((by) => y * 1200 + x + by)));
    const right = greatest(words.filter(({ y }) => y >= headingBegins).map(({ x }) => x));
    const threads = lit.filter(({ x, y }) => !isWords.has(y * 1200 + x));
    expect(threads.length).toBeGreaterThan(20_000);
    const beside = threads.filter(({ y }) => y >= headingBegins);
    expect(least(beside.map(({ x }) => x))).toBeGreaterThan(right + 12);
    expect(bytes).toBeLessThan(40_000);
  },
);

test('sets the heading on a photo as JPEG, dark enough to read on white', async () => {
  const white = sharp({ create: { width: 1200, height: 630, channels: 3, background: 'white' } });
  const picture = await shareImage({
    lang: 'en',
    brand: content.brand.name.en,
    heading: 'A',
    weave: CLOTH,
    photo: white,
    terms: [],
  });
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  const ground = await sharp(picture)
    .extract({ left: 0, top: 200, width: 792, height: 60 })
    .toBuffer();
  const { channels } = await sharp(ground).stats();
  // White letters on a ground this dark have a contrast of 4.5 or more.
  for (const { max } of channels) expect(max).toBeLessThan(118);
});
