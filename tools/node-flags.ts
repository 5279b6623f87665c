import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the flags of Node in a command of `package.json` that starts the server: they limit its memory. */
export function nodeFlags(command = 'serve'): string[] {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as { scripts: Record<string, string> };
  return flagsIn(scripts[command] ?? '');
}

export const flagsIn = (line: string): string[] => line.match(/--[\w-]+=\w+/g) ?? [];
