import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Formats a text that a command is about to write, so that the project's lint accepts it.
 * @param file the name of its file, whose ending says what it is
 */
export const formatted = (file: string, text: string): string =>
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/.bin/biome'), 'format', `--stdin-file-path=${file}`],
    { cwd: ROOT, input: text, encoding: 'utf8' },
  );
