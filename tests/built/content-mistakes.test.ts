import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { readContent } from '../../contract/content-file.ts';
import { readCutFonts } from '../../site/ui/fonts.ts';
import { brand } from '../../site/words/brand.ts';
import { newPost } from '../../tools/new/post.ts';
import { build, copyForTest } from './copies.ts';
import { type Mistake, PAGE, PAGE_MISTAKES } from './page-mistakes.ts';
import { WRITING_MISTAKES } from './writing-mistakes.ts';

/** The end of the English body of a new post, which mistakes are written in place of. */
const TEXT = 'A fact in each paragraph. docs/content.md says what a body may hold.';

/** Mistakes in the `entry.yaml` of a post. */
const POST_MISTAKES: readonly Mistake[] = [
  [
    'date: 2026-11-05',
    'date: 2569-11-05',
    '6: date: is in the year 2569 of the Buddhist era: write 2026',
  ],
  ['date: 2026-11-05', 'date: 5/11/2026', '6: date: is not a date: write it as 2027-03-11'],
  ['date: 2026-11-05\n', '', '1: (the whole file): needs date: add it'],
  [
    'author: preeda-wattana',
    'author: preeda-watana',
    '8: author: content/people has no `preeda-watana`: did you mean `preeda-wattana`?',
  ],
  [
    'topics: [law]',
    'topics: [laws]',
    '7: topics.0: is no topic of content/topics.yaml: did you mean `law`? one of law, data, thai, support, documents, forecasting, engineering',
  ],
  [
    'date: 2026-11-05',
    'date: 2026-11-05\nfigure: { type: stairs, steps: 3, done: 2 }',
    '7: figure: is only drawn on pha khao ma: use that for `weave`, or remove the figure',
  ],
];

/** Mistakes in the English body of a post: what is written in place of its end, and what the check says. */
const BODY_MISTAKES: readonly (readonly [to: string, message: string])[] = [
  ['# Title', '# is not a heading here: write ## or ###'],
  ['x <b>y</b>', '<b> is not allowed: write **words**'],
  [
    '<div>\nx\n</div>',
    '<div> is not allowed: a body holds headings (##, ###), paragraphs, lists, links, tables, code, quotations, <Callout>, <Figure> and <Vignette>',
  ],
  [
    '<Calout kind="note" title="x">\ny\n</Calout>',
    '<Calout> is not allowed: did you mean `<Callout>`?',
  ],
  [
    '<Callout kind="note" title="x">\n\ny',
    '<Callout> is not closed: write </Callout> on a line of its own',
  ],
  [
    '<Callout kind="note">\ny\n</Callout>',
    '<Callout> has other attributes than <Callout kind="…" title="…">: write these',
  ],
  [
    '<Callout kind="hint" title="x">\ny\n</Callout>',
    'no callout is of the kind `hint`: one of note, warning, example',
  ],
  ['<Vignette name="paper" />', '`vignettes` in entry.yaml has no `paper`: add it there'],
  ['![x](/y.png)', 'a picture is not allowed: show a product picture, <Vignette name="…" />'],
  ['---', 'a line of --- is not allowed: divide the text with a heading, ##'],
  [
    'import x from "y"',
    'import and export are not allowed: a body holds headings (##, ###), paragraphs, lists, links, tables, code, quotations, <Callout>, <Figure> and <Vignette>',
  ],
  ['x {y}', 'code in braces is not allowed: write a brace as \\{'],
  ['less than <3', 'has a < that is no whole tag: write it as \\<'],
  ['```rust\nx\n```', 'code in `rust` cannot be shown: one of bash, ts, text, sql, json, python'],
  ['[x](/pages/pricng)', '`/pages/pricng` leads to no page: did you mean `/pages/pricing`?'],
  [
    '[x](http://example.com)',
    '`http://example.com` is no link: write https://… or an English path, as in /pages/pricing',
  ],
  ['By NAME', 'says NAME: write {company}, or {product} where the product is meant'],
];

/** Files with several mistakes: each with the whole file and what the check says about it. */
const FILE_MISTAKES: readonly [file: string, written: string, ...messages: string[]][] = [
  [
    'content/menu.yaml',
    `- { key: a, label: { en: First, th: แรก }, url: /mistake/0 }
- { key: b, label: { en: Second, th: ที่สอง }, url: /pages/pricing }
`,
    '1: 0.url: `/mistake/0` leads to no page: did you mean `/mistakes/0`?',
  ],
  [
    'content/addresses.lock',
    '/\n/mistakes/old\n/oldest/page\n',
    '2: /mistakes/old: is no longer a page: add to content/redirects.yaml: - { from: /mistakes/old, to: /mistakes/0 } (npm run addresses -- --done), or remove this line if it has never been online',
  ],
  [
    'content/redirects.yaml',
    `- { from: /pages/pricing, to: / }
- { from: /old, to: /pages/pricng }
- { from: /Old/, to: / }
- { from: /older, to: /old }
- { from: /oldest/*, to: /nowhere/* }
`,
    '1: 0.from: `/pages/pricing` is a page: rename the page, or remove this line',
    '2: 1.to: `/pages/pricng` leads to no page: did you mean `/pages/pricing`?',
    '3: 2.from: `/Old/` is redirected twice: remove one, on line 2',
    '4: 3.to: `/old` is redirected to `/pages/pricng`: lead there at once',
    '5: 4.to: no page is below `/nowhere/`: lead to a page',
  ],
  [
    'content/featured.yaml',
    '/blog/single: posts/boby-0\n',
    '1: /blog/single: there is no entry `posts/boby-0` with a page: did you mean `posts/body-0`?',
  ],
];

/** A picture of the site, for those that mistakes are about. */
const PICTURE = 'site/pictures/macro/tied-yarn-800.avif';

/** Returns the files of a new post. */
const post = (id: string) =>
  newPost(id, { date: '2026-11-05', author: 'preeda-wattana', topic: 'law' });

const name = readContent('content/brand.yaml', brand).name.en;

function change(written: string, [from, to, message]: Mistake): string {
  expect(written, message).toContain(from);
  return written.replace(from, () => to.replace('NAME', name));
}

test('tells the file, the line, the field, what is wrong and what to do of every mistake', async () => {
  const folder = copyForTest();
  const expected: string[] = [];
  const write = (files: Record<string, string>) => {
    for (const [file, written] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), written);
    }
  };
  const expectIn = (file: string, ...messages: string[]) =>
    expected.push(...messages.map((message) => `${file}:${message.replace('NAME', name)}`));

  for (const [index, mistake] of [...PAGE_MISTAKES, ...WRITING_MISTAKES].entries()) {
    const file = `content/pages/mistakes/${index}.yaml`;
    write({ [file]: change(PAGE, mistake) });
    const path = file.slice('content/pages'.length, -'.yaml'.length);
    expectIn(file, ...mistake[2].replace('PATH', path).split('\n'));
  }
  for (const [index, mistake] of POST_MISTAKES.entries()) {
    const files = post(`post-${index}`);
    const file = `content/posts/post-${index}/entry.yaml`;
    write({ ...files, [file]: change(files[file] ?? '', mistake) });
    expectIn(file, mistake[2]);
  }
  for (const [index, [to, message]] of BODY_MISTAKES.entries()) {
    const files = post(`body-${index}`);
    const file = `content/posts/body-${index}/en.mdx`;
    write({ ...files, [file]: change(files[file] ?? '', [TEXT, to, message]) });
    expectIn(file, `5: (the body): ${message}`);
  }
  for (const [file, written, ...messages] of FILE_MISTAKES) {
    write({ [file]: written });
    expectIn(file, ...messages);
  }
  for (const picture of ['loose', 'bare/tied', 'unsaid/tied', 'both/one', 'both/two']) {
    mkdirSync(dirname(join(folder, `content/media/${picture}`)), { recursive: true });
    copyFileSync(PICTURE, join(folder, `content/media/${picture}.avif`));
  }
  for (const id of ['unsaid', 'both', 'empty']) {
    write({ [`content/media/${id}/entry.yaml`]: 'alt: { en: Yarn on a frame., th: ด้ายบนกรอบ }\n' });
  }
  write({ 'content/media/unsaid/entry.yaml': 'alt: { en: Yarn on a frame. }\n' });
  expectIn(
    'content/media/bare/entry.yaml',
    '1: (the file): is missing, and describes the picture: npm run media -- add content/media/bare/tied.avif',
  );
  expectIn('content/media/unsaid/entry.yaml', '1: alt: needs th: add it');
  expectIn(
    'content/media/both/entry.yaml',
    '1: (the folder): has several pictures, one.avif and two.avif: leave one',
  );
  expectIn(
    'content/media/empty/entry.yaml',
    '1: (the folder): has no picture (.jpg, .png, .webp or .avif): put one there, or remove the folder',
  );
  expectIn(
    'content/media/loose.avif',
    '1: (the file): needs a folder of its own, with an entry.yaml: npm run media -- add content/media/loose.avif',
  );
  const company = parseDocument(readFileSync(join(folder, 'content/brand.yaml'), 'utf8'));
  company.set('fonts', { latin: 'uncut' });
  const yaml = company.toString();
  write({ 'content/brand.yaml': yaml });
  const { latin, thai, code } = readCutFonts().fonts;
  expectIn(
    'content/brand.yaml',
    `${yaml.split('\n').indexOf('  latin: uncut') + 1}: fonts: are not the fonts that the site has (${latin.name}, ${thai.name}, ${code.name}): run npm run fonts`,
  );
  // The post exists, and it has this address already.
  write({ 'content/pages/blog/body-0.yaml': PAGE });
  expectIn(
    'content/posts/body-0/entry.yaml',
    '1: (the folder): has the address `/blog/body-0`, as has content/pages/blog/body-0.yaml: rename one of them',
  );
  const { status, output } = await build(folder);
  // The number of sections changes with the kit.
  const lines = output
    .trimEnd()
    .replace(/or \d+ others/g, 'or N others')
    .split('\n');
  expect(lines.toSorted()).toEqual(expected.toSorted());
  expect(lines.filter((line) => !/^content\/\S+:\d+: .+?: .+/.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(60);
  expect(status).toBe(1);
}, 300_000);
