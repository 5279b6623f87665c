/**
 * `npm run bench:build [-- 100 1000 5000]` Builds the site with the given numbers of generated pages, each in both
 * languages, in a temporary folder, and prints seconds, CPU seconds and memory for each; the first build has no added
 * pages and shows the base cost. The pages are copies of the site's own with other words and weaves, so that no two
 * pages share a picture.
 */
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { writePages } from './bench-build/pages.ts';
import { endOnSignals, killOnExit } from './end-on-signals.ts';
import { buildCopy, copySite } from './site-copy.ts';

const counts = process.argv.slice(2).map(Number);
const wanted = counts.length > 0 ? counts : [100, 1000, 5000];
if (!wanted.every((count) => Number.isInteger(count) && count > 0)) {
  throw new Error('bench:build takes page counts such as 100 1000 5000');
}
endOnSignals();
const usage = pathToFileURL(join(import.meta.dirname, 'bench-build/usage.ts'));
process.env['NODE_OPTIONS'] = `--import ${usage}`;

console.log('   pages   documents   seconds   processor   memory (MB)');
for (const count of [0, ...wanted]) {
  const { documents, seconds, processor, megabytes } = await build(count);
  const row = [
    String(count).padStart(8),
    String(documents).padStart(12),
    seconds.toFixed(1).padStart(10),
    processor.toFixed(1).padStart(12),
    String(megabytes).padStart(14),
  ];
  console.log(row.join(''));
}

/** Builds the site with this many more pages. */
async function build(count: number) {
  const folder = copySite();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  writePages(folder, count);
  const used = join(folder, 'usage.json');
  process.env['USAGE'] = used;
  const start = performance.now();
  const child = buildCopy(folder);
  killOnExit(child);
  const complaints = child.stderr ? text(child.stderr) : '';
  child.stdout?.resume();
  const [status] = await once(child, 'exit');
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) {
    throw new Error(`the build of ${count} pages ended with ${status}: ${await complaints}`);
  }
  const usages = readFileSync(used, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
  const documents = globSync('**/*.html', { cwd: join(folder, 'dist') }).length;
  process.off('exit', remove);
  remove();
  return {
    documents,
    seconds,
    processor: sum(usages.map((each) => each.userCPUTime + each.systemCPUTime)) / 1e6,
    megabytes: Math.round(mostAtOnce(usages) / 1000),
  };
}

/** Returns the peak memory in kB: that of the build process, which ends last, plus that of its largest step. */
function mostAtOnce(usages: readonly NodeJS.ResourceUsage[]): number {
  const sizes = usages.map(({ maxRSS }) => maxRSS);
  return (sizes.at(-1) ?? 0) + Math.max(0, ...sizes.slice(0, -1));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
