/**
 * `npm run bench:build [-- 100 1000 5000]`
 * Builds the site with so many generated pages, each in both languages, in a folder of its own, and prints
 * seconds, seconds of processor time and memory for each; first the site as it is, for what any build costs. The pages are made of the site's
 * own, with other words and other weaves, so that no picture of one serves another. Memory and processor time are read from Linux.
 */
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writePages } from './bench-build/pages.ts';
import { endOnSignals } from './end-on-signals.ts';
import { buildCopy, copySite } from './site-copy.ts';

/** How many times a second Linux counts processor time (`USER_HZ`, proc(5)). */
const TICKS = 100;

const counts = process.argv.slice(2).map(Number);
const wanted = counts.length > 0 ? counts : [100, 1000, 5000];
if (!wanted.every((count) => Number.isInteger(count) && count > 0)) {
  throw new Error('bench:build takes numbers of pages, as in 100 1000 5000');
}
endOnSignals();

console.log('   pages   documents   seconds   processor   processor ms a document   memory (MB)');
for (const count of [0, ...wanted]) {
  const { documents, seconds, processor, megabytes } = await build(count);
  const row = [
    String(count).padStart(8),
    String(documents).padStart(12),
    seconds.toFixed(1).padStart(10),
    processor.toFixed(1).padStart(12),
    ((processor * 1000) / documents).toFixed(1).padStart(26),
    String(megabytes).padStart(14),
  ];
  console.log(row.join(''));
}

/** Builds the site with so many pages more. */
async function build(count: number) {
  const folder = copySite();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  writePages(folder, count);
  const start = performance.now();
  const child = buildCopy(folder);
  const end = () => child.kill();
  process.once('exit', end);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000);
    });
  }
  let spent = { kilobytes: 0, processor: 0 };
  const watch = setInterval(() => {
    spent = spentBy(child.pid) ?? spent;
  }, 100);
  const [status] = await once(child, 'exit');
  clearInterval(watch);
  if (status !== 0) throw new Error(`the build of ${count} pages ended with ${status}: ${said}`);
  const seconds = (performance.now() - start) / 1000;
  const documents = globSync('**/*.html', { cwd: join(folder, 'dist') }).length;
  process.off('exit', end);
  process.off('exit', remove);
  remove();
  return {
    documents,
    seconds,
    processor: spent.processor,
    megabytes: Math.round(spent.kilobytes / 1000),
  };
}

/** The most memory that a process has held so far, in kB, and its processor time in seconds; Linux keeps account. */
function spentBy(pid: number | undefined) {
  try {
    const memory = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    // It has ended, and given its memory back.
    if (memory === undefined) return undefined;
    // The fields after the name, which is in brackets: the 14th and 15th of all are user and system time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return {
      kilobytes: Number(memory),
      processor: (Number(fields[11]) + Number(fields[12])) / TICKS,
    };
  } catch {
    return undefined;
  }
}
