import { existsSync, lstatSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildName, buildsFolder, newestFirst } from '../server/http/site/builds.ts';
import { isBuilt } from '../server/http/site/site.ts';

/** The time that a replaced build is kept, in milliseconds, because open pages still request its files. */
const KEPT = 24 * 60 * 60 * 1000;

/**
 * Builds a site next to the current one and replaces it atomically when it is done: a running server switches between
 * two requests. If building fails, nothing has changed.
 * @param siteDir the site's path: a link to the current build, created if missing
 * @param write writes the site to a folder
 */
export async function buildAndSwap(siteDir: string, write: (folder: string) => Promise<void>) {
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

/** Points the site's link to a build, atomically. */
async function pointTo(siteDir: string, build: string): Promise<void> {
  const link = `${siteDir}.${process.pid}`;
  await rm(link, { force: true });
  await symlink(build, link);
  const isFolder = existsSync(siteDir) && lstatSync(siteDir).isDirectory();
  // From before links were used; a folder cannot be replaced by a link atomically.
  if (isFolder) {
    const { mtime } = await stat(siteDir);
    await rename(siteDir, join(buildsFolder(siteDir), buildName(mtime)));
  }
  await rename(link, siteDir);
}

/** Removes builds that were replaced more than a day ago, and the remains of builds that were killed. */
async function removeOld(builds: string): Promise<void> {
  const isOld = (time: number) => Date.now() - time > KEPT;
  const names = await readdir(builds);
  const finished = newestFirst(names);
  // Each build was replaced when the next one was completed.
  const replaced = finished.filter((_, index) => index > 0 && isOld(Number(finished[index - 1])));
  for (const name of replaced) await rm(join(builds, name), { recursive: true, force: true });
  for (const name of names.filter((each) => !finished.includes(each))) {
    const folder = join(builds, name);
    const stats = await stat(folder).catch(() => undefined);
    if (stats && isOld(stats.mtimeMs)) await rm(folder, { recursive: true, force: true });
  }
}
