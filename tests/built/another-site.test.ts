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

// The site of another company, with a draft in a third language. contract/names.test.ts also checks the sources for
// names.

const { name, company, legalName, line, url } = readContent('content/brand.yaml', brand);
const domain = new URL(url).host;
const oldNames = [
  domain,
  ...Object.values(legalName),
  ...Object.values(company),
  ...Object.values(name),
];

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

/** Replaces our names with others wherever `brand.yaml` has them. */
function rebrand(): void {
  const file = join(folder, 'content/brand.yaml');
  const renamed = oldNames.reduce(
    (yaml, old) => yaml.replaceAll(old, old === domain ? 'northwind.example' : 'Northwind'),
    readFileSync(file, 'utf8').replaceAll(line, '@northwind'),
  );
  writeFileSync(file, renamed);
}

/** Adds Lao to every text of some content files, with the same placeholders. */
function translate(pattern: string): void {
  const files = globSync(pattern, { cwd: folder });
  expect(files).not.toEqual([]);
  for (const file of files) {
    // A text must not contain the company’s name. The site’s fonts have no Lao letters.
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

test('leaves no old name in a site rebranded by brand.yaml alone', () => {
  const built = globSync('**/*.{html,md,txt,xml,svg,js,css,vtt,webmanifest}', {
    cwd: join(folder, 'dist'),
  });
  expect(built.length).toBeGreaterThan(80);
  const containsOldName = (file: string) => {
    const content = read(file).toLowerCase();
    return oldNames.some((old) => content.includes(old.toLowerCase()));
  };
  expect(built.filter(containsOldName)).toEqual([]);
});

test('prints only the results of a successful build and the gaps of a draft', () => {
  expect(output.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/\[WARN\] \[site-translations\] Lao is a draft: .* missing: \d{3,}/),
    expect.stringMatching(/^Rendered the pages in [\d.]+ s$/),
    expect.stringMatching(/^Finished and compressed the files in [\d.]+ s$/),
    'The site is in dist/',
  ]);
});

test('builds a draft language only on pages with all their texts', () => {
  const built = globSync('lo/**/*.html', { cwd: join(folder, 'dist') }).sort();
  // The page, and its copy for wrong addresses (spec C).
  expect(built).toEqual(['lo/404.html', 'lo/errors/404-1.html']);
  const page = read('lo/errors/404-1.html');
  expect(page).toContain('<html lang="lo"');
  expect(page).toContain('content="lo_LA"');
  for (const lang of [...LANGS, 'lo']) expect(page).toContain(`hreflang="${lang}"`);
  // Links to pages missing in Lao lead to the first language.
  expect(page).toContain('href="/pages/pricing"');
  expect(page).not.toMatch(/href="\/lo\/(?!errors\/404-1)/);

  expect(read('errors/404-1.html')).toContain('hreflang="lo"');
  expect(read('index.html')).not.toContain('hreflang="lo"');
  expect(read('sitemap.xml')).toMatch(/<loc>[^<]*\/lo\/errors\/404-1<\/loc>/);
  expect(read('sitemap.xml')).not.toMatch(/<loc>[^<]*\/lo\/<\/loc>/);
  expect(read('lo/errors/404-1.md')).toContain('language: lo');
  expect(existsSync(join(folder, 'dist/share/lo/errors/404-1.png'))).toBe(true);
});
