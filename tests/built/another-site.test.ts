import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMap, isScalar, parseDocument, visit } from 'yaml';
import { readContent } from '../../contract/content-file.ts';
import { placeholdersIn } from '../../contract/fill.ts';
import { LANGS } from '../../contract/lang.ts';
import { brand } from '../../site/words/brand.ts';
import { copySite } from '../../tools/site-copy.ts';
import { addLao, build } from './copies.ts';

// The site as another company would have it, with a draft in a third language. That no file of it says the name is also
// asked of its sources (contract/names.test.ts).

const { name, company, legalName, line, url } = readContent('content/brand.yaml', brand);
const domain = new URL(url).host;
const oldNames = [domain, ...Object.values(legalName), ...Object.values(company), name];

let folder: string;
let output: string;
const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

beforeAll(async () => {
  folder = copySite();
  rebrand();
  addLao(folder, { isDraft: true });
  translate('content/{brand,consent,forms,form-words,kit,menu,ui}.yaml');
  translate('content/pages/errors/404-1.yaml');
  const built = await build(folder);
  output = built.output;
  expect(built.status, output).toBe(0);
}, 1_200_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes another name wherever `brand.yaml` says ours. */
function rebrand(): void {
  const file = join(folder, 'content/brand.yaml');
  const renamed = oldNames.reduce(
    (yaml, old) => yaml.replaceAll(old, old === domain ? 'northwind.example' : 'Northwind'),
    readFileSync(file, 'utf8').replaceAll(line, '@northwind'),
  );
  writeFileSync(file, renamed);
}

/** Gives every text of some content files its Lao, with the same placeholders. */
function translate(pattern: string): void {
  const files = globSync(pattern, { cwd: folder });
  expect(files).not.toEqual([]);
  for (const file of files) {
    // A text must not say the company's name. The site's fonts have no Lao letters.
    const text = file.endsWith('/brand.yaml') ? 'North Wind' : 'Lao';
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

test('a rebrand by brand.yaml alone leaves the old name nowhere in what is built', () => {
  const built = globSync('**/*.{html,md,txt,xml,svg,js,css,vtt,webmanifest}', {
    cwd: join(folder, 'dist'),
  });
  expect(built.length).toBeGreaterThan(80);
  const saysOld = (file: string) => {
    const said = read(file).toLowerCase();
    return oldNames.some((old) => said.includes(old.toLowerCase()));
  };
  expect(built.filter(saysOld)).toEqual([]);
});

test('a build that goes well says what it has done, what a draft lacks, and nothing else', () => {
  expect(output.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/\[WARN\] \[lailoom-translations\] Lao is a draft: .* missing: \d{3,}/),
    expect.stringMatching(/^Rendered the pages in [\d.]+ s$/),
    expect.stringMatching(/^Finished and compressed the files in [\d.]+ s$/),
    'The site is in dist/',
  ]);
});

test('a draft is built on the pages that have all their texts, and on no others', () => {
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
});
