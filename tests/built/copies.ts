import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { LANGS } from '../../contract/lang.ts';
import { newLanding } from '../../tools/new/landing.ts';
import { copySite, runCopy } from '../../tools/site-copy.ts';

/** The row of a third language. */
const GERMAN = `
    name: 'Deutsch',
    label: 'DE',
    locale: 'de-DE',
    clock: { point: ':', after: '\\u00a0Uhr' },
    currency: 'USD',
    font: 'latin',
    mail: { text: 1.55, heading: 1.3 },
    picture: { leading: 1.1, tracking: -0.03, rise: 0.75 },`;

function edit(folder: string, file: string, from: string, to: string): void {
  const source = readFileSync(join(folder, file), 'utf8');
  expect(source).toContain(from);
  writeFileSync(join(folder, file), source.replace(from, to));
}

/** Content files with links to pages that a small copy lacks. */
const LINKING = 'content/{search,brand,pages/errors/404-1,plans/*/entry}.yaml';

/**
 * Copies the site with a few pages of content and without entry pages: its build works the same in a quarter of the
 * time.
 * @param kept the files below `content/pages` to keep, besides one error page; a home page and a page with prices are
 *   written if they aren't kept
 */
export function copySmallSite(kept: readonly string[] = []): string {
  const folder = copySite();
  const inCopy = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => join(folder, file));
  const shown = kept.map((name) => readFileSync(join(folder, 'content/pages', name), 'utf8'));
  for (const file of inCopy('content/{pages/**/*.yaml,*/*/en.mdx}')) {
    const entry = dirname(file);
    // An entry that a page shows stays without a page of its own.
    if (file.endsWith('en.mdx') && shown.some((page) => page.includes(basename(entry)))) {
      for (const lang of LANGS) rmSync(join(entry, `${lang}.mdx`));
      continue;
    }
    if (['errors/404-1.yaml', ...kept].some((name) => file.endsWith(`content/pages/${name}`))) {
      continue;
    }
    rmSync(file.endsWith('en.mdx') ? join(file, '..') : file, { recursive: true });
  }
  const pages = kept.map((name) => join(folder, 'content/pages', name));
  for (const file of [...inCopy(LINKING), ...pages]) {
    const linked = readFileSync(file, 'utf8').replace(
      /\burl: "?\/[^\s"},]*"?/g,
      'url: /pages/pricing',
    );
    writeFileSync(file, linked);
  }
  for (const name of ['index.yaml', 'pages/pricing.yaml']) {
    if (kept.includes(name)) continue;
    writeFileSync(join(folder, 'content/pages', name), newLanding(name.replace('.yaml', '')));
  }
  writeFileSync(join(folder, 'content/featured.yaml'), '{}\n');
  // The account area is half of the bundled code.
  for (const file of inCopy('site/pages/*/account/*.astro')) {
    if (!/sign-(?:in|up)\.astro$/.test(file)) rmSync(file);
  }
  // Their addresses were pages before.
  rmSync(join(folder, 'content/addresses.lock'));
  // Some of the new pages’ texts are used elsewhere with other English.
  rmSync(join(folder, 'content/translations.lock'));
  // The transfer size does not matter here.
  edit(folder, 'site/build/finish.ts', '{ pages: 11, others: 10 }', '{ pages: 1, others: 1 }');
  return folder;
}

/** Makes a small copy of the site and removes it after the test. */
export function copyForTest(): string {
  const folder = copySmallSite();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Adds German to the table of languages of a copy. */
export function addGerman(folder: string, { isDraft }: { isDraft: boolean }): void {
  edit(
    folder,
    'contract/language-table.ts',
    '\n} satisfies',
    `\n  de: {${GERMAN} isDraft: ${isDraft} },\n} satisfies`,
  );
}

/** Collects the output of a program from both streams. */
export function outputOf(program: ChildProcess): () => string {
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => output;
}

/** Runs a command of a copy, such as `translations`. */
export async function run(folder: string, command: string, ...args: string[]) {
  const program = runCopy(folder, command, ...args);
  const output = outputOf(program);
  const [status] = (await once(program, 'close')) as [number | null];
  return { status, output: output() };
}

/** Builds a copy as `npm run build` does. */
export const build = (folder: string) => run(folder, 'build');

/** Checks the content of a copy, as a build does first. */
export const check = (folder: string) => run(folder, 'build-steps/check');
