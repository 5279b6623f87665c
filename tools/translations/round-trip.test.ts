import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isIn } from '../../site/build/translations.ts';
import { importTable } from './returned.ts';
import { rowsOf, type Schemas } from './rows.ts';
import { formatTable, parseTable, type ReturnedTable, type Row } from './table.ts';

const FILE = 'content/pages/offer.yaml';
const YAML = `# The offer.
title: { en: Offer, th: ข้อเสนอ }
sections:
  - type: hero
    # Below the bar.
    heading:
      en: "Half the price: until June"
      th: ครึ่งราคา
    lead: { en: "{company} reads {count} pages", th: "อ่าน {count}" } # still open
    shown: { en: { one: "{count} page", other: "{count} pages" }, th: { other: "{count} หน้า" } }
    code: { en: only English }
`;

const textFieldsOf: Schemas['textFieldsOf'] = () => () => ({ limit: 60, description: 'A text' });
const exported = () => rowsOf(FILE, YAML, 'th', textFieldsOf);

/** Accepts every text. */
const accept: Schemas['faultsOfTexts'] = () => [];

function parsed(csv: string): ReturnedTable {
  const table = parseTable(csv);
  if (typeof table === 'string') throw new Error(table);
  return table;
}

/** Takes back the exported table with other words in some rows. */
const importOf = (changes: Record<string, string>, faultsOfTexts = accept) => {
  const rows = exported().map((row) => {
    const words = changes[row.id.replace(`${FILE}#`, '')];
    return words === undefined ? row : { ...row, words: { ...row.words, th: words } };
  });
  return importTable(parsed(formatTable(rows, 'th')), new Map([[FILE, YAML]]), faultsOfTexts);
};

test('exports each text with its place, limit, placeholders and other languages', () => {
  const [head, , heading, lead, shown] = formatTable(exported(), 'th').split('\r\n');
  expect(head).toBe('\ufeff"id","context","limit","placeholders","en","th"');
  expect(heading).toBe(
    `"${FILE}#sections.0.heading","Offer · hero · A text","60","","Half the price: until June","ครึ่งราคา"`,
  );
  expect(lead).toContain('"{company} {count}"');
  // Thai has one plural form.
  expect(shown).toContain('#sections.0.shown.other","Offer · hero · A text","60","{count}"');
});

test.each([
  ['content/ui.yaml', true],
  ['content/ui.yaml#menu', true],
  ['content/ui.yaml#menu.open', true],
  ['content/ui.yaml#menu.op', false],
  ['content/ui.y', false],
])('finds a text of %s: %s', (place, isThere) => {
  expect(isIn('content/ui.yaml#menu.open', [place])).toBe(isThere);
});

test('gives back exactly what was exported', () => {
  expect(importOf({}).files.get(FILE)).toBe(YAML);
});

test('leaves the files of the content as they are', () => {
  const files = globSync('content/{kit,mails,pages/pages/pricing}.yaml');
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const rows = files.flatMap((file) => rowsOf(file, sources.get(file) ?? '', 'th', textFieldsOf));
  expect(rows.length).toBeGreaterThan(300);
  const { files: changed, faults } = importTable(parsed(formatTable(rows, 'th')), sources, accept);
  expect(faults).toEqual([]);
  for (const [file, yaml] of changed) expect(yaml, file).toBe(sources.get(file));
});

const HOSTILE = [
  '=HYPERLINK("https://example.com")',
  "'=1+1",
  "''-1",
  "'tis",
  '+66 2 123',
  '@sum',
  '"quoted", and; more\tcells',
  'a\nb\r\nc',
  '- a: [b] {c} # d',
  '*bold* & !tag % `e`',
  'true',
  '0412',
  '',
  '\\n \\u0000',
  'ย'.repeat(20_000),
];

test.each(HOSTILE)('returns a hostile cell as it was: %j', (words) => {
  const row: Row = { id: words, context: words, limit: 1, words: { en: words, th: words } };
  const [returned] = parsed(formatTable([row], 'th')).rows;
  expect(returned).toEqual({ number: 2, id: words, english: words, words });
});

test.each([',', ';', '\t'])('reads a table that is separated by %j', (separator) => {
  const csv = [
    ['id', 'context', 'limit', 'placeholders', 'en', 'th'],
    ['x', '', '', '', 'One', '"ก; ข"'],
  ];
  expect(parseTable(csv.map((row) => row.join(separator)).join('\n'))).toEqual({
    target: 'th',
    rows: [{ number: 2, id: 'x', english: 'One', words: 'ก; ข' }],
  });
});

test.each([
  '',
  'PK\u0003\u0004',
  'id,en\nx,y',
  '"id","context","limit","placeholders","en","th',
  'a,b,c,d,e,xx\n',
])('refuses a file that is no table: %j', (csv) => {
  expect(parseTable(csv)).toMatch(/^row 1: is not the first row that --export writes/);
});

test('writes translations without changing anything else', () => {
  const { files, faults, taken } = importOf({
    'sections.0.heading': 'ครึ่งราคา: ถึง, มิถุนายน # ๑',
    'sections.0.lead': '"{count}" หน้า',
    'sections.0.shown.other': 'ทั้งหมด {count} หน้า',
  });
  expect(faults).toEqual([]);
  expect(taken).toBe(4);
  const yaml = files.get(FILE) ?? '';
  expect(yaml.split('\n').filter((line, index) => line !== YAML.split('\n')[index])).toHaveLength(
    3,
  );
  expect(yaml).toContain('# still open');
  expect(parse(yaml)).toMatchObject({
    sections: [
      {
        heading: { th: 'ครึ่งราคา: ถึง, มิถุนายน # ๑' },
        lead: { th: '"{count}" หน้า' },
        shown: { th: { other: 'ทั้งหมด {count} หน้า' } },
      },
    ],
  });
});

test('reports every fault with its row and takes nothing over', () => {
  const { files, faults } = importOf(
    {
      title: '',
      'sections.0.shown.other': 'Shows all of the pages',
    },
    (file, yaml, lang) => {
      expect([file, lang]).toEqual([FILE, 'th']);
      expect(yaml).toContain('Shows all of the pages');
      return [
        { field: 'sections.0.shown.other', message: 'has 22 characters' },
        { field: 'sections.0.shown.other', message: 'needs the placeholder {count}: add it' },
        { field: 'sections.0.heading', message: 'has 17 characters' },
        { field: 'sections.0.heading', message: 'has HTML' },
        // Not of this table.
        { field: 'sections.1.heading', message: 'has 99 characters' },
      ];
    },
  );
  expect(files.size).toBe(0);
  expect(faults).toEqual([
    `row 2: ${FILE}#title: is empty, and the text is translated already: leave out the row to keep it`,
    `row 3: ${FILE}#sections.0.heading: has 17 characters`,
    `row 3: ${FILE}#sections.0.heading: has HTML`,
    `row 5: ${FILE}#sections.0.shown.other: needs the placeholder {count}: add it`,
    `row 5: ${FILE}#sections.0.shown.other: is English: write it in Thai`,
    `row 5: ${FILE}#sections.0.shown.other: has 22 characters`,
  ]);
});

test('says which text has changed since the export, is unknown, or is there twice', () => {
  const csv = formatTable(exported(), 'th');
  const [, , heading = ''] = csv.split('\r\n');
  const table = parsed(`${csv}${heading}\r\n${heading.replace('heading', 'headings')}\r\n`);
  const sources = new Map([[FILE, YAML.replace('en: Offer', 'en: Spring offer')]]);
  expect(importTable(table, sources, accept).faults).toEqual([
    `row 2: ${FILE}#title: the English is now "Spring offer": export the text again and translate that`,
    `row 6: ${FILE}#sections.0.heading: is there twice: delete one of the rows`,
    `row 7: ${FILE}#sections.0.headings: is no text of the content: did you mean \`${FILE}#sections.0.heading\`?`,
  ]);
});
