import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** The files that a build needs. */
const SOURCES = [
  'content',
  'contract',
  'server',
  'site',
  'tools',
  'astro.config.ts',
  'biome.json',
  'package.json',
  'tsconfig.json',
];

/** Copies the site into a temporary folder that can be changed and built; the caller removes it. */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-site-'));
  for (const name of SOURCES) cpSync(join(root, name), join(folder, name), { recursive: true });
  linkPackages(folder);
  return folder;
}

/**
 * Links each package separately: caches are stored next to them, and copies built at the same time each need their own.
 */
function linkPackages(folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
}

const runIn = (folder: string, args: string[], mode: string): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: mode,
      // Astro's development server finds no pages while this says that tests are running.
      VITEST: undefined,
    },
  });

/** Starts a command of a copied site, such as `translations`; its output has no color codes. */
export const runCopy = (folder: string, command: string, ...args: string[]): ChildProcess =>
  runIn(folder, [join(folder, `tools/${command}.ts`), ...args], 'production');

/** Starts the development server of a copied site on a free port, which it prints. */
export const developCopy = (folder: string): ChildProcess =>
  runIn(
    folder,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'dev', '--port', '0'],
    'development',
  );
