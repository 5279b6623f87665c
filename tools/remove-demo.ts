/**
 * `npm run remove-demo [-- --yes] [--redirect]`: removes the demo's pages and entries, the menu's entries for them, and
 * links to them. It keeps what the site can't do without, and what you have written or changed: all files that are new,
 * changed, or in a commit of anybody but the demo's authors (`tools/remove-demo/demo-files.ts`). It lists everything and
 * asks, unless told `--yes`. With `--redirect` the addresses stay on record, for `npm run addresses -- --done`.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { formatContent } from './format-content.ts';
import { newLanding } from './new/landing.ts';
import { exitWith, type Outcome, outcomeOf } from './outcome.ts';
import { demoFiles } from './remove-demo/demo-files.ts';
import { redirectLinks, removeLinks, unlink } from './remove-demo/links.ts';
import { removable } from './remove-demo/removable.ts';

const HOME = 'content/pages/index.yaml';
const ADDRESSES = 'content/addresses.lock';
const FEATURED = 'content/featured.yaml';

/**
 * The files with lists of links, from which links to removed pages are taken out, and the number that a list needs.
 * Elsewhere such links lead to the home page.
 */
const LISTS: Partial<Record<string, number>> = {
  'content/menu.yaml': 0,
  'content/brand.yaml': 0,
  'content/search.yaml': 2,
};

if (import.meta.main) exitWith(await outcomeOf(removeDemo));

async function removeDemo(): Promise<Partial<Outcome>> {
  const { values } = parseArgs({
    options: {
      yes: { type: 'boolean', default: false },
      redirect: { type: 'boolean', default: false },
    },
  });
  const files = new Map(
    globSync('content/{pages/**,*/*}/*.{yaml,mdx}').map((file) => [
      file,
      readFileSync(file, 'utf8'),
    ]),
  );
  const demo = demoFiles();
  const places = removable(files, demo);
  const isHomeReplaced = demo.has(HOME);
  if (places.length === 0 && !isHomeReplaced) return { stdout: 'Nothing of the demo is left.\n' };
  console.log(`To be removed:\n${places.map((place) => `  ${place}\n`).join('')}`);
  if (isHomeReplaced) console.log(`To be replaced by a page to fill in:\n  ${HOME}\n`);
  if (!values.yes && !(await confirm())) return { code: 1, stderr: 'Nothing was removed.\n' };

  const before = addresses();
  for (const place of places) rmSync(place, { recursive: true });
  if (isHomeReplaced) writeFileSync(HOME, newLanding('index'));
  if (demo.has(FEATURED)) writeFileSync(FEATURED, '{}\n');
  const left = new Set(addresses());
  const gone = new Set(before.filter((path) => !left.has(path)));
  // A new home page has this part alone.
  const isGone = (url: string) =>
    gone.has(url.replace(/[?#].*$/, '')) || (isHomeReplaced && /^\/#(?!start$)/.test(url));
  const changed = globSync('content/**/*.{yaml,mdx}').filter((file) => {
    const text = readFileSync(file, 'utf8');
    const without = withoutLinks(file, text, isGone);
    if (without !== text) writeFileSync(file, without);
    return without !== text;
  });
  if (!values.redirect) {
    const recorded = readFileSync(ADDRESSES, 'utf8').split('\n');
    writeFileSync(ADDRESSES, recorded.filter((line) => !gone.has(line)).join('\n'));
  }
  formatContent([...changed, HOME].filter((file) => file.endsWith('.yaml')));
  const next = [
    'npm run check:content, until it is silent',
    ...(values.redirect ? ['npm run addresses -- --done'] : []),
    'npm run translations -- --done',
    'npm run launch-check',
  ];
  return {
    stdout: `Removed. Links to removed pages are gone from ${changed.join(', ')}. Next:\n${next.map((step, index) => `  ${index + 1}. ${step}\n`).join('')}`,
  };
}

function withoutLinks(file: string, text: string, isGone: (url: string) => boolean): string {
  if (file.endsWith('.mdx')) return unlink(text, isGone);
  const least = LISTS[file];
  return least === undefined ? redirectLinks(text, isGone) : removeLinks(text, isGone, least);
}

/** Returns the English paths of all pages. In a process of its own: content is read once in each. */
function addresses(): string[] {
  const program = `const { currentPaths } = await import('./site/moved-addresses.ts');
    console.log(JSON.stringify(currentPaths));`;
  const args = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

async function confirm(): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question('Remove these? Type yes: ');
  prompt.close();
  return answer.trim().toLowerCase() === 'yes';
}
