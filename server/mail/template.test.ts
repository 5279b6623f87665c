import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../contract/lang.ts';
import { inBrandColours } from '../../contract/palette.ts';
import type { MailContent } from './mail-content.ts';
import { asHtml, asText } from './template.ts';

/** A content in which every part attempts to inject markup. */
const evil = (part: string) => `<b title="x">${part}</b> & 'co'\0`;
const CONTENT = {
  lang: 'th',
  sender: evil('sender'),
  subject: evil('subject'),
  paragraphs: [evil('first'), evil('second')],
  quote: `${evil('quote')}\n  indented`,
  facts: [[evil('label'), evil('value')]],
  action: { label: evil('action'), url: 'https://shop.example/th?token=a&b="c"' },
  copyLink: evil('copy'),
  notes: [evil('note')],
} as const satisfies MailContent;

test('escapes all markup in the content and loses none of it', () => {
  const page = load(asHtml(CONTENT));
  expect(page('b')).toHaveLength(0);
  const pageText = page('body').text();
  for (const part of [
    'sender',
    'subject',
    'first',
    'second',
    'quote',
    'label',
    'value',
    'action',
  ]) {
    expect(pageText).toContain(`<b title="x">${part}</b> & 'co'`);
  }
  expect(pageText).toContain('<b title="x">copy</b> & \'co\'');
  expect(pageText).toContain('<b title="x">note</b> & \'co\'');
  expect(page('title').text()).toContain('subject');
  const links = page('a')
    .map((_, link) => page(link).attr('href'))
    .get();
  expect(links).toEqual([CONTENT.action.url, CONTENT.action.url]);
});

test('removes control characters, which may end a mail, from both forms', () => {
  for (const mail of [asHtml(CONTENT), asText(CONTENT)]) {
    expect(mail).not.toMatch(/[^\P{Cc}\n\t]/u);
  }
});

test('leaves no empty markup for parts that the content lacks', () => {
  const content: MailContent = {
    lang: 'en',
    sender: 'Lailoom',
    subject: 'Hello',
    paragraphs: [],
    action: { label: 'Open', url: 'https://shop.example/' },
    notes: [],
  };
  expect(asText(content)).toBe('Open:\nhttps://shop.example/\n\n-- \nLailoom\n');
  expect(load(asHtml(content))('body').text().split(/\s+/).filter(Boolean)).toEqual([
    'Lailoom',
    'Hello',
    'Open',
  ]);
  const { action: _, ...letter } = content;
  expect(asText(letter)).toBe('-- \nLailoom\n');
  expect(load(asHtml(letter))('a')).toHaveLength(0);
});

describe.each(LANGS)('a mail in %s', (lang) => {
  const html = asHtml({ ...CONTENT, lang });

  test('has the line height of its script (thai.md 4)', () => {
    const heights = [...html.matchAll(/line-height:([\d.]+)/g)].map(([, height]) => Number(height));
    expect(heights).toHaveLength(2);
    const [text, heading] = lang === 'th' ? [1.6, 1.5] : [1.5, 1.2];
    expect(heights[0]).toBeGreaterThanOrEqual(text);
    expect(heights[1]).toBeGreaterThanOrEqual(heading);
  });

  test('uses only the site’s colors', () => {
    const tokens = inBrandColours(readFileSync('site/styles/tokens.css', 'utf8'));
    const colours = new Set(html.match(/#[0-9a-f]{3,8}\b/g));
    expect(colours.size).toBeGreaterThan(4);
    for (const colour of colours) expect(tokens).toContain(colour);
  });
});
