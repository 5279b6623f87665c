/**
 * `npm run bench:build [-- 100 1000 5000]`
 * Builds the site with so many generated pages, each in both languages, in a folder of its own, and prints
 * seconds and memory for each. The pages are made of the site's own, with other words and other weaves, so that
 * no picture of one serves another.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writePages } from './bench-build/pages.ts';
import { endOnSignals } from './end-on-signals.ts';

const root = resolve(import.meta.dirname, '..');

/** What a build needs. */
const SOURCES = ['content', 'contract', 'site', 'astro.config.ts', 'package.json', 'tsconfig.json'];

const counts = process.argv.slice(2).map(Number);
const wanted = counts.length > 0 ? counts : [100, 1000, 5000];
if (!wanted.every((count) => Number.isInteger(count) && count > 0)) {
  throw new Error('bench:build takes numbers of pages, as in 100 1000 5000');
}
endOnSignals();

console.log('   pages   documents   seconds   ms a document   memory (MB)');
for (const count of wanted) {
  const { documents, seconds, megabytes } = await build(count);
  const row = [
    String(count).padStart(8),
    String(documents).padStart(12),
    seconds.toFixed(1).padStart(10),
    ((seconds * 1000) / documents).toFixed(1).padStart(16),
    String(megabytes).padStart(14),
  ];
  console.log(row.join(''));
}

/** Builds the site with so many pages more. */
async function build(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-bench-'));
  try {
    for (const name of SOURCES) cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writePages(folder, count);
    const start = performance.now();
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'],
      {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      },
    );
    let kilobytes = 0;
    const watch = setInterval(() => {
      kilobytes = Math.max(kilobytes, peakOf(child.pid));
    }, 100);
    const [status] = await once(child, 'exit');
    clearInterval(watch);
    if (status !== 0) throw new Error(`the build of ${count} pages ended with ${status}`);
    return {
      documents: count * 2,
      seconds: (performance.now() - start) / 1000,
      megabytes: Math.round(kilobytes / 1000),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The most memory that a process has held so far, in kB; Linux keeps account of it. */
function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
