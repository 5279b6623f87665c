import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { REDIRECTS_FILE } from '../../contract/redirects.ts';
import { redirectsFile } from '../words/redirects.ts';

/** Writes the redirects from old addresses for the server, and for static hosts that read the same file. */
export function redirects(): AstroIntegration {
  return {
    name: 'site-redirects',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const written = redirectsFile();
        if (written !== '') await writeFile(new URL(REDIRECTS_FILE, dir), written);
      },
    },
  };
}
