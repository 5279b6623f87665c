/**
 * `npm run new -- landing <slug>`
 * Writes `content/pages/landings/<slug>.yaml`: a page that builds as it stands, in both languages, with its own
 * weave and words to replace. docs/content.md says how to go on.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runnerImport } from 'vite';
import { parse } from 'yaml';
import { contentFile } from '../site/routes.ts';
import { newLanding } from './new/landing.ts';

const [kind, slug = '', ...others] = process.argv.slice(2);
if (
  kind !== 'landing' ||
  slug === 'index' ||
  !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) ||
  others.length > 0
) {
  console.error(
    'Run: npm run new -- landing <slug>, the slug in lower-case letters, digits and hyphens, as in spring-offer',
  );
  process.exit(1);
}

const path = `/landings/${slug}`;
const file = contentFile(path);
if (existsSync(file)) {
  console.error(`${file} is there already; nothing was changed.`);
  process.exit(1);
}
const written = newLanding(slug);
// Through Vite: a page's schema comes with the components of its sections.
const {
  module: { page },
} = await runnerImport<typeof import('../site/page.ts')>('./site/page.ts', {
  configFile: false,
  logLevel: 'silent',
});
const { error } = page.safeParse(parse(written));
if (error) {
  console.error(
    `A page cannot be called ${slug}: ${error.issues[0]?.message}. Nothing was written.`,
  );
  process.exit(1);
}
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, written);

console.log(`${file} is written. Next:
  1. npm run dev, and look at http://localhost:4321${path} and /th${path}
  2. put your words in the place of those in the file, in both languages; docs/content.md has every section
  3. give it an entry in content/menu.yaml
  4. npm run translations -- --done`);
