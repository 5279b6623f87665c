import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Node is told when the server is started by a command of `package.json`: it keeps memory small. */
export function nodeFlags(command = 'serve'): string[] {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as { scripts: Record<string, string> };
  return flagsIn(scripts[command] ?? '');
}

/** The flags in a command line. */
export const flagsIn = (line: string): string[] => line.match(/--[\w-]+=\w+/g) ?? [];
