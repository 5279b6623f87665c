/**
 * `npm run new -- landing|post <slug>` Writes a starting point that builds and passes every test: a landing page in
 * `content/pages/landings`, or a post in `content/posts`. docs/content.md describes the next steps.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse } from 'yaml';
import { localizedPath } from '../contract/lang.ts';
import { FINISHED_LANGS } from '../contract/languages.ts';
import { contentFile } from '../site/routes.ts';
import { importFromSite } from './import-from-site.ts';
import { newLanding } from './new/landing.ts';
import { newPost } from './new/post.ts';

/** The files of a starting point. */
interface Beginning {
  files: Record<string, string>;
  /** The next steps for the author. */
  next: string[];
}

const KINDS: Record<string, (slug: string) => Beginning | Promise<Beginning>> = {
  landing: beginLanding,
  post: beginPost,
};

const [kind = '', slug = '', ...others] = process.argv.slice(2);
const begin = KINDS[kind];
if (
  !begin ||
  slug === 'index' ||
  !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) ||
  others.length > 0
) {
  refuse(
    `Run: npm run new -- ${Object.keys(KINDS).join('|')} <slug>, the slug in lower-case letters, digits and hyphens, as in spring-offer`,
  );
}
const { files, next } = await begin(slug);
const there = Object.keys(files).find((file) => existsSync(file));
if (there !== undefined) refuse(`${there} is there already; nothing was changed.`);
for (const [file, written] of Object.entries(files)) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, written);
}
const steps = next.map((step, index) => `  ${index + 1}. ${step}`);
console.log(`Written: ${Object.keys(files).join(', ')}. Next:\n${steps.join('\n')}`);

async function beginLanding(slug: string): Promise<Beginning> {
  const path = `/landings/${slug}`;
  const written = newLanding(slug);
  const { page } = await importFromSite<typeof import('../site/page.ts')>('./site/page.ts');
  const { error } = page.safeParse(parse(written));
  if (error) {
    refuse(`A page cannot be called ${slug}: ${error.issues[0]?.message}. Nothing was written.`);
  }
  return {
    files: { [contentFile(path)]: written },
    next: [
      lookAt(path),
      'put your words in the place of those in the file, in every language; docs/content.md has every section',
      'give it an entry in content/menu.yaml',
      'npm run translations -- --done; npm run addresses -- --done',
    ],
  };
}

function beginPost(slug: string): Beginning {
  const people = globSync('content/people/*/entry.yaml').map((file) => basename(dirname(file)));
  const [author = ''] = people.sort();
  const [topic = ''] = Object.keys(parse(readFileSync('content/topics.yaml', 'utf8')));
  const date = new Date().toISOString().slice(0, 10);
  return {
    files: newPost(slug, { date, author, topic }),
    next: [
      lookAt(`/blog/${slug}`),
      'say in entry.yaml who wrote it and what it is about, and write en.mdx and th.mdx',
      'npm run translations -- --done; npm run addresses -- --done',
    ],
  };
}

/** Returns a hint with the address of the new page. */
function lookAt(path: string): string {
  const paths = FINISHED_LANGS.map((lang) => localizedPath(lang, path));
  return `npm run dev, and look at http://localhost:4321 in each language: ${paths.join(', ')}`;
}

/** Exits without writing anything. */
function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}
