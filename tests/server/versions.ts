import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { write, writeSite } from './fixture.ts';

/** Writes the fixture site with a script of its own, which its home page names. */
export const version = (number: number) => async (folder: string) => {
  writeSite(folder);
  write(folder, {
    'index.html': `<!doctype html><script src="/_astro/app.${number}.js"></script>`,
    [`_astro/app.${number}.js`]: `export const version = ${number};`,
  });
  for (const form of ['br', 'gz']) rmSync(join(folder, `index.html.${form}`));
};

/** Returns the script that a home page names. */
export const scriptOf = (page: string) => /\/_astro\/app\.\d+\.js/.exec(page)?.[0] ?? 'no script';
