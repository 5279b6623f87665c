import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** Formats content files as the project's lint wants them. */
export function formatContent(files: readonly string[]): void {
  if (files.length === 0) return;
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  // A copy of the project may have no repository whose ignored files could be read.
  const options = ['--write', '--vcs-enabled=false', `--config-path=${ROOT}`];
  execFileSync(process.execPath, [biome, 'format', ...options, ...files], { stdio: 'pipe' });
}
