import type { Page } from '@playwright/test';
import { LONGEST_RUN } from '../../contract/unbreakable.ts';
import { content } from '../browser/words.ts';

/** The end of a line: the text before it, the text after it, and whether it splits a word. */
interface LineEnd {
  before: string;
  after: string;
  isInWord: boolean;
}

/** Words that must not end a line, because they lead on to the next. */
const LEADING = ['ไม่', 'ที่', 'ใน', 'และ', 'ทุก', 'จะ', 'การ', 'ความ', 'บทที่'];

/** Words that must not begin a line, because they belong to the previous one. */
const TRAILING = ['ได้', 'แล้ว', 'ๆ'];

const UNITS = /^(?:ฉบับ|หน้า|วัน|เดือน|ปี|คน|ชั่วโมง|นาที|สัปดาห์|บาท|บท|ข้อ|แผ่น|ช่อง|ครั้ง|สาขา|หลัก|น\.)/u;

/** An ordinal number, which counts nothing. */
const WHICH = /(?:ที่|ข้อ|(?<!ล่วง)หน้า|มาตรา|แถว|หมวด|บท)\u00a0[\d./–-]+\s?$/u;

/** The ends of a line after which the next may not begin as follows: within a compound, a range, a date or a measure. */
const SPLIT: readonly [end: RegExp, begin: RegExp][] = [
  [/(?:^|[\s(“])(?:[a-z\d]{1,3}|[a-z]*\d[a-z\d]*)-$/i, /^[a-z]/i],
  [/\d%?–$/, /^[฿\d]/],
  [/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* ?$/, /^\d/],
  [
    /(?:^|[\s(“])[฿\d][\d.,]* ?$/,
    /^(?:days?|weeks?|months?|years?|hours?|min(?:ute)?s?|pages?|kg|km|MB)\b/,
  ],
];

const letters = (words: string[]) => words.join('').replace(/[\p{M}\s]/gu, '').length;

/**
 * Finds bad line ends in the texts of a page (thai.md 3): terms split over two lines, and ends at which a reader would
 * stumble.
 * @param within the part of the page to check
 */
export async function lineFaults(
  page: Page,
  within = 'body',
): Promise<{ brokenTerms: string[]; lineEnds: string[] }> {
  const ends = await page.evaluate(lineEnds, within);
  return {
    brokenTerms: ends.flatMap(brokenTerms),
    lineEnds: wrongEnds(ends.filter(({ isInWord }) => !isInWord)),
  };
}

/** Returns the terms that a line end splits, and ๆ if the next line begins with it. */
function brokenTerms({ before, after }: LineEnd): string[] {
  const around = before + after;
  const isBroken = (term: string) => {
    for (let at = around.indexOf(term); at >= 0; at = around.indexOf(term, at + 1)) {
      if (at < before.length && at + term.length > before.length) return true;
    }
    return false;
  };
  const broken = content.glossary.unbreakable.filter(isBroken);
  if (/^\s*ๆ/u.test(after)) broken.push('ๆ');
  return broken.map((term) => `${term} in ${before}|${after}`);
}

/** Returns the line ends at which a reader would stumble. */
function wrongEnds(ends: LineEnd[]): string[] {
  return ends.flatMap(({ before, after }) => {
    const figure = /\S+\s?$/.exec(before)?.[0] ?? '';
    const around = `${figure}${/^\S+?(?=[,.;:)”]?(?:\s|$))/.exec(after)?.[0]}`;
    const isSplit = SPLIT.some(([end, begin]) => end.test(before) && begin.test(after));
    if (isSplit && around.length <= LONGEST_RUN) return [`${before}|${after}`];
    const [last = '', ...earlier] = wordsOf(before).reverse();
    const [first = '', ...later] = wordsOf(after);
    const isPhrase = before.endsWith(' ');
    const leading = [last, ...earlier];
    const from = leading.findIndex((word) => !LEADING.includes(word));
    const to = later.findIndex((word) => !TRAILING.includes(word));
    // Everything that should stay together: if it exceeds a line, it has to break somewhere.
    const together = [...leading.slice(0, Math.max(1, from)), first, ...later.slice(0, to)];
    if (letters(together) > LONGEST_RUN) return [];
    const isWrong =
      (LEADING.includes(last) && (!isPhrase || /^[\p{Script=Latin}\d]/u.test(after))) ||
      (TRAILING.includes(first) && !isPhrase) ||
      (/\d\s?$/.test(before) &&
        letters([figure, first]) <= LONGEST_RUN &&
        UNITS.test(after) &&
        !WHICH.test(before));
    return isWrong ? [`${before}|${after}`] : [];
  });
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Returns the words of a text, with terms as one. */
function wordsOf(text: string): string[] {
  const terms = content.glossary.unbreakable.filter((term) => text.includes(term));
  const parts =
    terms.length > 0 ? text.split(new RegExp(`(${terms.sort(byLength).join('|')})`, 'u')) : [text];
  return parts
    .flatMap((part) =>
      terms.includes(part) ? [part] : [...segmenter.segment(part)].map(({ segment }) => segment),
    )
    .filter((word) => word.trim() !== '');
}

const byLength = (a: string, b: string) => b.length - a.length;

/** Returns the line ends of the texts in a part of a page. Runs in the page. */
function lineEnds(within: string): LineEnd[] {
  const blockCache = new Map<Element, Element | null>();
  const blockOf = (element: Element | null): Element | null => {
    if (!element) return null;
    let block = blockCache.get(element);
    if (block === undefined) {
      const isInline = getComputedStyle(element).display === 'inline';
      block = isInline ? blockOf(element.parentElement) : element;
      blockCache.set(element, block);
    }
    return block;
  };
  // A text may consist of several nodes, so each block is checked as a whole.
  const blocks = new Map<Element, Text[]>();
  const root = document.querySelector(within) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const block = blockOf(text.parentElement);
    if (block) blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }

  const ends: LineEnd[] = [];
  const words = new Intl.Segmenter('th', { granularity: 'word' });
  const range = document.createRange();
  for (const [block, texts] of blocks) {
    const whole = texts.map(({ data }) => data).join('');
    if (!/\p{L}/u.test(whole) || block.closest('svg, script, style, pre')) continue;
    // Text for screen readers only is in a box of one pixel.
    if (block.clientWidth <= 1 || !block.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(block);
    const size = Number.parseFloat(getComputedStyle(block).fontSize);
    if (range.getBoundingClientRect().height < size * 2) continue;

    const placeOf = (at: number) => {
      let passed = 0;
      for (const text of texts) {
        if (at < passed + text.length) {
          range.setStart(text, at - passed);
          range.setEnd(text, at - passed + 1);
          return range.getBoundingClientRect();
        }
        passed += text.length;
      }
      return new DOMRect();
    };
    // Characters with a box of their own: a space at the end of a line may have none, and a mark has none.
    const letters = [...whole.matchAll(/[^\s\p{M}\p{Cf}]/gu)].map(({ index }) => index);
    const starts = new Set([...words.segment(whole)].map(({ index }) => index));
    /** Finds the line ends between two letters by bisection. */
    const search = (from: number, to: number, first: DOMRect, last: DOMRect) => {
      if (last.top <= first.top + size / 2) return;
      if (to - from > 1) {
        const middle = Math.floor((from + to) / 2);
        const place = placeOf(letters[middle] ?? 0);
        search(from, middle, first, place);
        search(middle, to, place, last);
      } else if (last.left <= first.left) {
        const at = letters[to] ?? 0;
        ends.push({
          before: whole.slice(Math.max(0, at - 40), at),
          after: whole.slice(at, at + 40),
          isInWord: !starts.has(at),
        });
      }
    };
    const end = letters.length - 1;
    search(0, end, placeOf(letters[0] ?? 0), placeOf(letters[end] ?? 0));
  }
  return ends;
}
