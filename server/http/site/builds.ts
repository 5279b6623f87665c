import { basename, dirname, join } from 'node:path';

/**
 * Returns the folder of a site's builds, beside the link to the current one: `.dist` for `dist`. Each build is a folder
 * named after the time at which it was finished; `npm run build` writes them (tools/swap.ts).
 */
export function buildsFolder(siteDir: string): string {
  return join(dirname(siteDir), `.${basename(siteDir)}`);
}

export const buildName = (time: Date): string => String(time.getTime());

/** Returns the names of finished builds, newest first. */
export function newestFirst(names: readonly string[]): string[] {
  return names.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(b) - Number(a));
}
