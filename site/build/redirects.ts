import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { readContent } from '../../contract/content-file.ts';
import { formatRedirects, REDIRECTS_FILE } from '../../contract/redirects.ts';
import { redirects as schema } from '../words/redirects.ts';

/** Writes the redirects from old addresses for the server, and for static hosts that read the same file. */
export function redirects(): AstroIntegration {
  return {
    name: 'site-redirects',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const written = readContent('content/redirects.yaml', schema).map(
          ({ from, to, permanent }) => ({ from, to, status: permanent ? 301 : 302 }) as const,
        );
        if (written.length > 0) {
          await writeFile(new URL(REDIRECTS_FILE, dir), formatRedirects(written));
        }
      },
    },
  };
}
