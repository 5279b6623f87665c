import { describe, expect, test } from 'vitest';
import { parseBody } from './parse-body.ts';
import { headingsOf } from './tree.ts';

const WHOLE = `A word, **strong**, \`code\` and [a link](/pages/pricing).

## Eight items, and two more

- one
- two

1. first

| A | B |
| --- | ---: |
| x | 1 |

\`\`\`ts
const a = { b: 1 };
\`\`\`

> quoted

<Callout kind="note" title="ข้อควรรู้">
Words with [another](#eight-items-and-two-more).
</Callout>

<Figure caption="What it shows">
<Vignette name="paper" />
</Figure>

### Don’t
`;

const read = (source: string) => parseBody(source, { pictures: ['paper'] });

/** Returns the faults of a body, as reported. */
const faultsOf = (source: string) =>
  read(source).faults.map(({ line, message }) => `${line}: ${message}`);

test('reads everything that a body may contain without a fault', () => {
  const { blocks, links, faults } = read(WHOLE);
  expect(faults).toEqual([]);
  expect(blocks.map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'list',
    'list',
    'table',
    'code',
    'quotation',
    'callout',
    'figure',
    'heading',
  ]);
  expect(links).toEqual([
    { url: '/pages/pricing', line: 1 },
    { url: '#eight-items-and-two-more', line: 21 },
  ]);
  expect(headingsOf(blocks).map(({ id }) => id)).toEqual(['eight-items-and-two-more', 'dont']);
});

// The usual mistakes are in tests/built/content-mistakes.test.ts.
describe('refuses forbidden content in a body with its line:', () => {
  test.each([
    [
      'an unknown attribute',
      '<Figure caption="x" wide>\ny\n</Figure>',
      /^1: <Figure> has other attributes than <Figure caption="…">/,
    ],
    ['an attribute with code', '<Vignette name={paper} />', /^1: <Vignette> has other attributes/],
    [
      'a picture that the entry does not have',
      'x\n\n<Vignette name="papers" />',
      /^3: .*no `papers`: did you mean `paper`\?$/,
    ],
    ['a component within a line', 'x <Vignette name="paper" />', /^1: <Vignette> is within a line/],
    ['a tag that closes nothing', 'x </b>', /^1: <\/b> closes nothing: remove it$/],
    ['words struck out', '~~x~~', /^1: words struck out are not allowed/],
    [
      'two headings with the same id',
      '## A\n\n## A',
      /^3: is a second heading with the address #a: reword/,
    ],
    ['an invisible character', 'x\n\ny\u200b', /^3: contains an invisible character/],
    ['text that is not NFC', 'e\u0301', /^1: is not in the form Unicode NFC/],
  ])('%s', (_, source, message) => {
    const [first, ...others] = faultsOf(source);
    expect(first).toMatch(message);
    expect(others).toEqual([]);
  });
});

test('reports all faults at once', () => {
  expect(faultsOf('# A\n\n<div />\n\n{x}').length).toBe(3);
});

describe('headings of a translation match those of the English in order:', () => {
  const thai = (source: string) => parseBody(source, { pictures: [], headingIds: ['one', 'two'] });

  test('get the same ids when their number matches', () => {
    const { blocks, faults } = thai('## หนึ่ง\n\n## สอง');
    expect(faults).toEqual([]);
    expect(headingsOf(blocks).map(({ id }) => id)).toEqual(['one', 'two']);
  });

  test('are refused when there is one too many or too few', () => {
    const faultMessages = (source: string) => thai(source).faults.map(({ message }) => message);
    expect(faultMessages('## ก\n\n## ข\n\n## ค')).toEqual([
      'is a heading that the English body doesn’t have: add it there, or remove it here',
    ]);
    expect(faultMessages('## ก')).toEqual([
      'has 1 of the 2 headings of the English body: add the others',
    ]);
  });
});
