import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isMap, isScalar, parseDocument, visit } from 'yaml';
import { placeholdersIn } from '../../contract/fill.ts';
import { LANGS } from '../../contract/lang.ts';
import { buildCopy, copySite } from '../../tools/site-copy.ts';

/** Lao: letters of its own, and no spaces between words. */
const ROW = `
    name: 'ລາວ',
    label: 'LO',
    locale: 'lo-LA',
    clock: { point: ':', after: '' },
    currency: 'USD',
    font: 'latin',
    mail: { text: 1.75, heading: 1.5 },
    picture: { leading: 1.4, tracking: 0, rise: 1.2 },`;

/** A copy of the site with a third language in the list, and its row in the table. */
function copyWithLao({ isDraft }: { isDraft: boolean }): string {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const edit = (file: string, from: string, to: string) => {
    const source = readFileSync(join(folder, file), 'utf8');
    expect(source).toContain(from);
    writeFileSync(join(folder, file), source.replace(from, to));
  };
  edit('contract/lang.ts', `['en', 'th']`, `['en', 'th', 'lo']`);
  edit('contract/languages.ts', '  en: {', `  lo: {${ROW} isDraft: ${isDraft} },\n  en: {`);
  return folder;
}

async function build(folder: string) {
  const program = buildCopy(folder);
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [status] = await once(program, 'close');
  return { status, output };
}

/** Gives every text of some content files its Lao, with the same placeholders. */
function translate(folder: string, pattern: string): void {
  const files = globSync(pattern, { cwd: folder });
  expect(files).not.toEqual([]);
  for (const file of files) {
    // A text must not say the company's name. The site's fonts have no Lao letters.
    const text = file.endsWith('/brand.yaml') ? 'Lai Lum' : 'Lao';
    const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
    visit(document, {
      Map(_, map) {
        const english = map.get('en', true);
        if (!isMap(map) || !map.has('th') || !isScalar(english)) return;
        const gaps = placeholdersIn(String(english.value)).map((name) => `{${name}}`);
        map.set('lo', [text, ...gaps].join(' '));
      },
    });
    writeFileSync(join(folder, file), document.toString());
  }
}

test('a third language stops the build, which names each text that it needs, with file and line', async () => {
  const { status, output } = await build(copyWithLao({ isDraft: false }));
  expect(status, output).toBe(1);
  const lines = output.trimEnd().split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^content\/ui\.yaml:\d+: menu: needs lo$/));
  expect(lines).toContainEqual(
    expect.stringMatching(/^content\/pages\/about\/v1\.yaml:\d+: sections\.0\.heading: needs lo$/),
  );
  expect(
    lines.filter((line) => /^content\/\S+\.yaml:\d+: .*: needs lo$/.test(line)).length,
  ).toBeGreaterThan(900);
  // No stack, no noise: every line is about a file of the content.
  expect(lines.filter((line) => !/^content\/\S+: /.test(line))).toEqual([]);
}, 240_000);

test('a draft is built on the pages that have all their texts, and on no others', async () => {
  const folder = copyWithLao({ isDraft: true });
  translate(folder, 'content/{brand,consent,forms,form-words,kit,menu,ui}.yaml');
  translate(folder, 'content/pages/errors/404-1.yaml');
  const { status, output } = await build(folder);
  expect(status, output).toBe(0);
  expect(output).toMatch(/Lao is a draft: .* missing: \d{3,}/);

  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
  const built = globSync('lo/**/*.html', { cwd: join(folder, 'dist') }).sort();
  // The page, and the same where an address is wrong (spec C).
  expect(built).toEqual(['lo/404.html', 'lo/errors/404-1.html']);
  const page = read('lo/errors/404-1.html');
  expect(page).toContain('<html lang="lo"');
  expect(page).toContain('content="lo_LA"');
  for (const lang of [...LANGS, 'lo']) expect(page).toContain(`hreflang="${lang}"`);
  // What is not there in Lao is read in the first language.
  expect(page).toContain('href="/pages/pricing"');
  expect(page).not.toMatch(/href="\/lo\/(?!errors\/404-1)/);

  expect(read('errors/404-1.html')).toContain('hreflang="lo"');
  expect(read('index.html')).not.toContain('hreflang="lo"');
  expect(read('sitemap.xml')).toMatch(/<loc>[^<]*\/lo\/errors\/404-1<\/loc>/);
  expect(read('sitemap.xml')).not.toMatch(/<loc>[^<]*\/lo\/<\/loc>/);
  expect(read('lo/errors/404-1.md')).toContain('language: lo');
  expect(existsSync(join(folder, 'dist/share/lo/errors/404-1.png'))).toBe(true);
}, 480_000);
