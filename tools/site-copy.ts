import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** What a build needs. */
const SOURCES = [
  'content',
  'contract',
  'server',
  'site',
  'tools',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

/** Copies the site into a folder of its own, to be changed and built there; whoever asked for it removes it. */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-site-'));
  for (const name of SOURCES) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Builds a copied site as `npm run build` does; what it says comes without colours. */
export const buildCopy = (folder: string): ChildProcess =>
  spawn(process.execPath, [join(folder, 'tools/build.ts')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    },
  });
