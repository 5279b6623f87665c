import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type FindRedirect, REDIRECTS_FILE, readRedirects } from '../../../contract/redirects.ts';
import { buildsFolder, newestFirst } from './builds.ts';
import { coalesce } from './coalesce.ts';
import { fileCache } from './file-cache.ts';

/** A build of the site on disk. Files are identified by their paths relative to its folder, with slashes. */
export interface Build {
  /** Its absolute folder, not a link, so that it stays the same build when the next one replaces it. */
  dir: string;
  /** The Content-Security-Policy header of its pages. */
  policy: string;
  has: (file: string) => Promise<boolean>;
  /** Returns the ETag of a file, the same on all servers with the same build; undefined if there is no such file. */
  etag: (file: string) => Promise<string | undefined>;
  /** Returns the function that finds the target of an old address. */
  redirects: () => Promise<FindRedirect>;
  /** Returns the content of a small file; undefined if it does not exist or is large. */
  bytes: (file: string) => Promise<Buffer | undefined>;
}

/** The built site, whose build can be replaced at any time. */
export interface Site {
  /** Returns the current build. Each request calls it once, so that its entire answer comes from one build. */
  current: () => Promise<Build>;
  /** Returns the previous builds that are kept, newest first. */
  previous: () => Promise<Build[]>;
  isBuilt: () => Promise<boolean>;
}

/** A file that every built site has. */
const HOME = 'index.html';

export function isBuilt(dir: string): boolean {
  return existsSync(join(dir, HOME));
}

/**
 * Opens a site for reading.
 * @param dir its folder, or the link to its current build
 * @param policy the Content-Security-Policy header of its pages
 */
export function openSite(dir: string, policy: string): Site {
  const link = resolve(dir);
  let latest: Build | undefined;

  const folderAt = coalesce((path) => realpath(path));

  const current = async () => {
    // Without a site, this is an empty build.
    const folder = await folderAt(link).catch(() => link);
    if (latest?.dir !== folder) latest = openBuild(folder, policy);
    return latest;
  };

  return {
    current,
    previous: async () => {
      const builds = await realpath(buildsFolder(link)).catch(() => undefined);
      if (builds === undefined) return [];
      const folders = newestFirst(await readdir(builds)).map((name) => join(builds, name));
      const now = await current();
      return folders
        .filter((folder) => folder !== now.dir)
        .map((folder) => openBuild(folder, policy));
    },
    isBuilt: async () => (await current()).has(HOME),
  };
}

function openBuild(dir: string, policy: string): Build {
  const etags = new Map<string, { stamp: string; etag: string }>();

  // Whatever prevents a file from being read, such as a name that is too long or one below a file, there is nothing to
  // serve.
  const stampOf = coalesce(async (file) => {
    const stats = await stat(join(dir, file)).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    return { stamp: `${stats.mtimeMs} ${stats.size}`, size: stats.size };
  });

  let redirects: Promise<FindRedirect> | undefined;

  return {
    dir,
    policy,
    redirects: () => {
      redirects ??= readFile(join(dir, REDIRECTS_FILE), 'utf8').then(
        readRedirects,
        () => () => undefined,
      );
      return redirects;
    },
    has: async (file) => (await stampOf(file)) !== undefined,
    etag: async (file) => {
      const now = await stampOf(file);
      if (now === undefined) return undefined;
      const { stamp } = now;
      const before = etags.get(file);
      if (before?.stamp === stamp) return before.etag;
      const bytes = await readFile(join(dir, file)).catch(() => undefined);
      if (bytes === undefined) return undefined;
      // Weak, because the same ETag is used for the file and its compressed forms.
      const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      etags.set(file, { stamp, etag });
      return etag;
    },
    bytes: fileCache(dir, stampOf),
  };
}
