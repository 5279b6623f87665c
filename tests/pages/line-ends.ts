import type { Page } from '@playwright/test';
import { LONGEST_RUN } from '../../contract/thai-lines.ts';
import { content } from '../browser/words.ts';

/** What stands to the left and to the right of the end of a line, of some Thai text. */
interface LineEnd {
  before: string;
  after: string;
}

/** Words that no line ends with, for they lead on to the next. */
const LEADING = ['ไม่', 'ที่', 'ใน', 'และ', 'ทุก', 'จะ', 'การ', 'ความ', 'บทที่'];

/** Words that no line begins with, for they belong to the last. */
const TRAILING = ['ได้', 'แล้ว', 'ๆ'];

const UNITS = /^(?:ฉบับ|หน้า|วัน|เดือน|ปี|คน|ชั่วโมง|นาที|สัปดาห์|บาท|บท|ข้อ|แผ่น|ช่อง|ครั้ง|สาขา|หลัก|น\.)/u;

/** A number that says which one, and counts nothing. */
const WHICH = /(?:ที่|ข้อ|(?<!ล่วง)หน้า|มาตรา|แถว|หมวด|บท)\u00a0[\d./–-]+\s?$/u;

const letters = (words: string[]) => words.join('').replace(/[\p{M}\s]/gu, '').length;

/** What is wrong with where the lines of the Thai texts of a page end: a reader would stumble there. */
export async function lineEndProblems(page: Page): Promise<string[]> {
  const ends = await page.evaluate(lineEnds);
  return ends.flatMap(({ before, after }) => {
    const [last = '', ...earlier] = wordsOf(before).reverse();
    const [first = '', ...later] = wordsOf(after);
    const isPhrase = before.endsWith(' ');
    const leading = [last, ...earlier];
    const from = leading.findIndex((word) => !LEADING.includes(word));
    const to = later.findIndex((word) => !TRAILING.includes(word));
    // All that would have to stand together: where it is more than a line holds, it has to end somewhere.
    const together = [...leading.slice(0, Math.max(1, from)), first, ...later.slice(0, to)];
    if (letters(together) > LONGEST_RUN) return [];
    const isWrong =
      (LEADING.includes(last) && (!isPhrase || /^[\p{Script=Latin}\d]/u.test(after))) ||
      (TRAILING.includes(first) && !isPhrase) ||
      (/\d\s?$/.test(before) && UNITS.test(after) && !WHICH.test(before));
    return isWrong ? [`${before}|${after}`] : [];
  });
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** The words of a text, terms as one. */
function wordsOf(text: string): string[] {
  const terms = content.glossary.filter((term) => text.includes(term));
  const parts =
    terms.length > 0 ? text.split(new RegExp(`(${terms.sort(byLength).join('|')})`, 'u')) : [text];
  return parts
    .flatMap((part) =>
      terms.includes(part) ? [part] : [...segmenter.segment(part)].map(({ segment }) => segment),
    )
    .filter((word) => word.trim() !== '');
}

const byLength = (a: string, b: string) => b.length - a.length;

/** Where the lines of the Thai texts of a page end. Runs in the page. */
function lineEnds(): LineEnd[] {
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  // What a text consists of can be several nodes, so each block is looked at as a whole.
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    let block = text.parentElement;
    while (block && isInline(block)) block = block.parentElement;
    if (block) blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }

  const ends: LineEnd[] = [];
  const words = new Intl.Segmenter('th', { granularity: 'word' });
  const range = document.createRange();
  for (const [block, texts] of blocks) {
    const whole = texts.map(({ data }) => data).join('');
    if (!/\p{Script=Thai}/u.test(whole) || block.closest('svg, script, style')) continue;
    // What is there for screen readers alone stands in a box of one pixel.
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
      return undefined;
    };
    let last: DOMRect | undefined;
    for (const { index, segment } of words.segment(whole)) {
      if (segment.trim() === '') continue;
      const place = placeOf(index);
      if (last && place && place.top > last.top + size / 2 && place.left <= last.left) {
        ends.push({
          before: whole.slice(Math.max(0, index - 40), index),
          after: whole.slice(index, index + 40),
        });
      }
      last = place;
    }
  }
  return ends;
}
