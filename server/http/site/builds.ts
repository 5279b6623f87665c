import { basename, dirname, join } from 'node:path';

/**
 * The folder that keeps the builds of a site, beside the link to the current one: `.dist` for `dist`. Each is a folder
 * called by the time at which it was done; `npm run build` writes them (tools/swap.ts).
 */
export function buildsFolder(siteDir: string): string {
  return join(dirname(siteDir), `.${basename(siteDir)}`);
}

/** The name of a build that was done at a time. */
export const buildName = (time: Date): string => String(time.getTime());

/** Those of these names that are builds, newest first; others have not been finished. */
export function newestFirst(names: readonly string[]): string[] {
  return names.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(b) - Number(a));
}
