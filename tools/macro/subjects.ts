import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** The names of the macro pictures: a module each in `tools/macro/subjects/`. */
export const SUBJECTS: readonly string[] = globSync('*.py', {
  cwd: resolve(import.meta.dirname, 'subjects'),
})
  .map((file) => basename(file, '.py').replaceAll('_', '-'))
  .sort();
