import { describe, expect, test } from 'vitest';
import { normalize, normalizeQuery, QUERY_MAX, runsOf } from '../../contract/search/normalize.ts';
import { indexPages, loadIndex } from '../../contract/search/page-index.ts';
import { linesOf, markWords, passageOf } from '../../contract/search/passage.ts';
import { partsHtml, resultsHtml, statusOf } from '../../contract/search/results.ts';
import { segmentRun } from '../../contract/search/segment.ts';
import { COMPARISONS_MAX, suggester } from '../../contract/search/suggestion.ts';
import { wordCutter } from './word-cutter.ts';

const cutOf = (...texts: string[]) => wordCutter(['ใบกำกับภาษี', 'แดชบอร์ด'], texts);

/** Creates an index of pages with these texts, each at the path of its number. */
const indexOf = (...texts: string[]) => {
  const cutWords = cutOf(...texts);
  return loadIndex(
    indexPages(
      texts.map((text, index) => ({
        path: `/${index}`,
        title: text.slice(0, 20),
        description: text,
        kind: 'Page',
        titleWords: '',
        headingWords: '',
        bodyWords: cutWords(text).join(' '),
      })),
    ),
  );
};
const paths = (index: ReturnType<typeof indexOf>, query: string) => {
  const { found, hasOnlySome } = index.search(query);
  return hasOnlySome ? [] : found.map(({ path }) => path).sort();
};

describe('normalization', () => {
  test.each([
    ['INVOICE', 'invoice'],
    ['๒๕๖๙', '2569'],
    ['นํ้า', 'น้ำ'],
    ['น้ํา', 'น้ำ'],
    ['เเดชบอร์ด', 'แดชบอร์ด'],
    ['ข้าว', 'ข้าว'],
    // The vowel and the tone mark in the wrong order, and keys held too long.
    ['ท่ีน่ี', 'ที่นี่'],
    ['นำ้', 'น้ำ'],
    ['ที่่่นี่', 'ที่นี่'],
    ['ＡＩ', 'ai'],
    ['Café', 'cafe'],
    ['ก\u200bข\u00ad\u2060\ufeff', 'กข'],
  ])('turns %s into %s', (text, expected) => {
    expect(normalize(text)).toBe(expected);
  });

  test('ends runs of Thai where other letters begin', () => {
    expect(runsOf('ใช้AIอ่าน PO-2569/07')).toEqual(['ใช้', 'ai', 'อ่าน', 'po', '2569', '07']);
  });

  test('trims a query to one line of visible characters and its maximum length', () => {
    expect(normalizeQuery(' a\u0000\nb\u200b c ')).toBe('a b c ');
    expect(normalizeQuery('ก'.repeat(5000))).toHaveLength(QUERY_MAX);
  });
});

describe('the words of a page', () => {
  test('include a term as one word and its parts', () => {
    const text = 'ออกใบกำกับภาษีแล้ว';
    expect(cutOf(text)(text)).toEqual(expect.arrayContaining(['ออก', 'ใบกำกับภาษี', 'ภาษี']));
  });

  test('include no placeholders', () => {
    expect(cutOf('ต่าง ๆ ฯ')('ต่าง ๆ ฯ')).toEqual(['ต่าง']);
  });

  test('include the parts that a query of the same letters is split into', () => {
    const words = (...texts: string[]) => wordCutter([], texts)('ใช้กฎก็พอ');
    expect(words('ใช้กฎก็พอ')).not.toContain('ก็พอ');
    // Another text has a single word that the dictionary splits in this one.
    expect(words('ใช้กฎก็พอ', 'ก็พอ')).toEqual(expect.arrayContaining(['กฎ', 'ก็', 'ก็พอ']));
  });
});

describe('splitting a run by the words of the index', () => {
  const words = ['อ่าน', 'เอกสาร', 'อ่านเอกสารราชการ', 'ใบกำกับภาษี', 'ภาษี'];
  const cutBy = (run: string, isOpen = false) =>
    segmentRun(
      run,
      (word) => words.includes(word),
      isOpen ? (beginning) => words.some((word) => word.startsWith(beginning)) : undefined,
    ).map(({ word, isKnown }) => (isKnown ? word : `?${word}`));

  test.each([
    ['อ่านเอกสาร', false, ['อ่าน', 'เอกสาร']],
    ['อ่านเอกสาร', true, ['อ่าน', 'เอกสาร']],
    ['ใบกำกับภาษี', false, ['ใบกำกับภาษี']],
    ['ใบกำกับภ', true, ['ใบกำกับภ']],
    ['กขค', false, ['?กขค']],
    ['', true, []],
  ])('%s, being typed: %s', (run, isOpen, expected) => {
    expect(cutBy(run, isOpen)).toEqual(expected);
  });
});

describe('results', () => {
  const index = indexOf(
    'ข้าวหอมมะลิจากทุ่งกุลา',
    'ข่าวประจำวัน',
    'ผ้าสีขาว',
    'ระบบอ่านใบกำกับภาษีด้วย AI แล้วลงบัญชี',
    'Forecasting of invoices, and a dashboard',
    'AI reads one invoice at a time',
    'Write us an e‑mail from the café',
    'Answers to email, over Wi-Fi',
    'The back end of “things”',
    'ใช้back-officeได้',
  );

  test.each([
    ['ข้าว', ['/0']],
    ['ข่าว', ['/1']],
    ['ขาว', ['/2']],
    ['ai', ['/3', '/5']],
    ['AIอ่านใบกำกับภาษี', ['/3']],
    ['ใบกำ', ['/3']],
    ['ภาษี', ['/3']],
    ['invoi', ['/4', '/5']],
    ['invoice ', ['/5']],
    ['INVOICES dash', ['/4']],
    ['email', ['/6', '/7']],
    ['e-mail', ['/6', '/7']],
    ['e-mai', ['/6']],
    ['cafe', ['/6']],
    ['ｅｍａｉｌ', ['/6', '/7']],
    ['wifi', ['/7']],
    ['backend', ['/8']],
    ['backoffice', ['/9']],
    ['"things"', ['/8']],
    ['in\u200bvoice ', ['/5']],
    ['', []],
    ['…?!', []],
    ['__proto__', []],
  ])('%s', (query, expected) => {
    expect(paths(index, query)).toEqual(expected);
  });

  test('include pages with some of the words when none has all', () => {
    const { found, hasOnlySome } = index.search('ข้าว invoices');
    expect(hasOnlySome).toBe(true);
    expect(found.map(({ path }) => path).sort()).toEqual(['/0', '/4']);
  });

  test.each([
    ['forcasting', 'forecasting'],
    ['invocie', 'invoice'],
    ['dashbord invoices', 'dashboard invoices'],
    ['forxecastning', 'forecasting'],
    ['ใบกำกับภาสี', 'ใบกำกับภาษี'],
    ['AIอ่านใบกำกับภาสี', 'aiอ่านใบกำกับภาษี'],
    ['dashboard/dashboar ', 'dashboard/dashboard'],
    ['ข้าว', undefined],
    ['xyzzyplugh', undefined],
  ])('%s: suggests %s', (query, expected) => {
    expect(index.search(query).suggestion).toBe(expected);
  });
});

describe('a suggestion', () => {
  test('takes a bounded number of comparisons for any query', () => {
    const letters = [...'กขคงจ'];
    const query = letters.join('').repeat(20);
    // Each part of the query has the letters of each of these words but matches none.
    const words = Array.from({ length: 5 ** 6 }, (_, place) =>
      Array.from({ length: 6 }, (__, at) => letters[Math.floor(place / 5 ** at) % 5]).join(''),
    ).filter((word) => !query.includes(word));
    let comparisons = 0;
    const suggest = suggester(
      new Set([...letters, ...words]),
      () => true,
      () => {
        comparisons += 1;
        return 9;
      },
    );
    expect(suggest(query)).toBeUndefined();
    expect(comparisons).toBeGreaterThan(0);
    expect(comparisons).toBeLessThanOrEqual(COMPARISONS_MAX);
  });
});

describe('a passage', () => {
  const lines = linesOf(
    "---\ntitle: x\n---\n\n# Of [invoices](https://lailoom.example/a)\n\n| a | **b** |\n| --- | --- |\n\n- one \\*two\\* of _three_\n\n```sql\n# a[0]\nanswered_at || 'x';\n```\n",
  );

  test('is text of the page without Markdown marks', () => {
    expect(lines.map(({ text }) => text)).toEqual([
      'Of invoices',
      'a · b',
      'one *two* of three',
      '# a[0]',
      "answered_at || 'x';",
    ]);
    expect(lines.map(({ isHeading }) => isHeading)).toEqual([true, false, false, false, false]);
  });

  test.each([
    ['An Invoice, invoiced', ['invoice'], ['Invoice']],
    ['ใช้AIอ่าน', ['ai'], ['AI']],
    ['ผ้าขาว ขาวๆ', ['ขาว'], ['ขาว', 'ขาว']],
    ['ที่นี่', ['ที'], []],
    ['ใบกำกับภาษี', ['ใบกำกับภาษี', 'ภาษี'], ['ใบกำกับภาษี']],
    ['Our e-mail, e‑mail and mail', ['email'], ['e-mail', 'e‑mail']],
    ['½ of the Cafés: a café…', ['cafe'], ['café']],
    ['… ＡＩ and AI', ['ai'], ['ＡＩ', 'AI']],
    ['… ท่ีน่ี และเเดช นํ้า', ['ที่', 'แดช', 'น้ำ'], ['ท่ี', 'เเดช', 'นํ้า']],
    ['a\u200b in\u00advoice', ['invoice'], ['in\u00advoice']],
  ])('for %s, marks %s', (text, words, expected) => {
    const parts = markWords(text, words);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ isFound }) => isFound).map((part) => part.text)).toEqual(expected);
  });

  test('is cut around the match and never within a letter', () => {
    const text = `${'ก่ำ'.repeat(120)} ข้าว ${'น้ำ'.repeat(120)}`;
    const shown = (passageOf([{ text: 'ไม่มี' }, { text }], ['ข้าว']) ?? [])
      .map((part) => part.text)
      .join('');
    expect(shown).toContain('ข้าว');
    expect(shown.length).toBeLessThan(210);
    expect(shown).toMatch(/^… ก่ำ/);
    expect(shown).toMatch(/น้ำ …$/);
  });

  test('is absent without a match', () => {
    expect(passageOf(lines, ['zzz'])).toBeUndefined();
  });
});

describe('results as HTML', () => {
  const words = {
    found: { one: '{count} page', other: '{count} pages' },
    some: { one: '{count} some', other: '{count} some' },
    best: 'the best {count}',
    nothing: 'Nothing for “{query}”',
    advice: 'Ask us',
    suggestion: 'Did you mean {words}?',
    busy: 'Wait',
  };
  const hostile = '<img src=x onerror=alert(1)>"\'&';

  test('escape the query and the text of pages', () => {
    const index = indexOf(`${hostile} invoice`);
    const answer = index.search('invoice');
    const html = resultsHtml(answer, { words, terms: [], lang: 'en' }, [
      [{ text: hostile, isFound: true }],
    ]);
    expect(html).not.toContain('<img');
    expect(html).toContain('&#60;img');
    expect(partsHtml([{ text: hostile, isFound: false }], [])).not.toContain('<');
  });

  test('link a suggestion to its search in the page’s language', () => {
    const html = resultsHtml(
      { query: 'x', found: [], hasOnlySome: false, suggestion: 'a&b "c"' },
      { words, terms: [], lang: 'th' },
    );
    expect(html).toContain('href="/th/search?q&#61;a%26b%20%22c%22"');
    expect(html).toContain('Did you mean <a');
  });

  test('keep terms whole on a line, whichever part is marked', () => {
    const parts = markWords('หักภาษีซื้อแล้ว', ['ภาษี']);
    expect(partsHtml(parts, ['ภาษีซื้อ'])).toBe(
      '<span class="typeset">หัก<span><mark>ภาษี</mark>ซื้อ</span>แล้ว</span>',
    );
    expect(partsHtml(parts, [])).toBe('หัก<mark>ภาษี</mark>ซื้อแล้ว');
  });

  test('say in the status how many pages there are', () => {
    const index = indexOf('one invoice', 'another invoice');
    expect(statusOf(index.search('invoice'), { words, lang: 'en' })).toBe('2 pages');
    expect(statusOf(index.search('another'), { words, lang: 'en' })).toBe('1 page');
    expect(statusOf(index.search('zzz '), { words, lang: 'en' })).toBe('Nothing for “zzz”');
    expect(statusOf(index.search(' '), { words, lang: 'en' })).toBe('');
  });
});
