import { existsSync, lstatSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildName, buildsFolder, newestFirst } from '../server/http/site/builds.ts';
import { isBuilt } from '../server/http/site/site.ts';

/** For how long a build that was replaced is kept, in milliseconds: open pages still ask for its files. */
const KEPT = 24 * 60 * 60 * 1000;

/**
 * Builds a site beside the current one and puts it in its place when it is done, at once and whole: a running server
 * goes from one to the other between two requests. When building fails, nothing has changed.
 * @param siteDir where the site is to be found: a link to the current build, which is made if it is missing
 * @param write writes the site to a folder
 */
export async function buildBeside(
  siteDir: string,
  write: (folder: string) => Promise<void>,
): Promise<void> {
  const builds = buildsFolder(siteDir);
  const folder = join(builds, `unfinished-${process.pid}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    await mkdir(folder, { recursive: true });
    await write(folder);
    if (!isBuilt(folder)) throw new Error(`There is no home page in ${folder}.`);
    const name = buildName(new Date());
    await rename(folder, join(builds, name));
    await pointTo(siteDir, join(basename(builds), name));
  } finally {
    remove();
    process.off('exit', remove);
  }
  await removeOld(builds);
}

/** Makes the site's link point to a build, in one step. */
async function pointTo(siteDir: string, build: string): Promise<void> {
  const link = `${siteDir}.${process.pid}`;
  await rm(link, { force: true });
  await symlink(build, link);
  const isFolder = existsSync(siteDir) && lstatSync(siteDir).isDirectory();
  // From before there were links; a folder cannot be replaced by one in a single step.
  if (isFolder) {
    const { mtime } = await stat(siteDir);
    await rename(siteDir, join(buildsFolder(siteDir), buildName(mtime)));
  }
  await rename(link, siteDir);
}

/** Removes the builds that were replaced more than a day ago, and what is left of those that were killed. */
async function removeOld(builds: string): Promise<void> {
  const isOld = (time: number) => Date.now() - time > KEPT;
  const names = await readdir(builds);
  const finished = newestFirst(names);
  // Each was replaced when the next one was done.
  const replaced = finished.filter((_, index) => index > 0 && isOld(Number(finished[index - 1])));
  for (const name of replaced) await rm(join(builds, name), { recursive: true, force: true });
  for (const name of names.filter((each) => !finished.includes(each))) {
    const folder = join(builds, name);
    const stats = await stat(folder).catch(() => undefined);
    if (stats && isOld(stats.mtimeMs)) await rm(folder, { recursive: true, force: true });
  }
}
