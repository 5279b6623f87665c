import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The built site on the disk. Files are named by their path from its folder, with slashes. */
export interface Site {
  /** Its folder, absolute. */
  dir: string;
  /** The Content-Security-Policy header of its pages. */
  policy: string;
  has: (file: string) => Promise<boolean>;
  /**
   * The ETag of a file, made from what is in it, so that every server with the same build gives
   * the same; undefined when there is no such file.
   */
  etag: (file: string) => Promise<string | undefined>;
}

/** Whether a folder holds a built site. */
export function isBuilt(dir: string): boolean {
  return existsSync(join(dir, 'index.html'));
}

/** Opens a site for reading. A build that replaces its files shows at once. */
export function openSite(dir: string, policy: string): Site {
  const root = resolve(dir);
  const known = new Map<string, { stamp: string; etag: string }>();

  // Whatever keeps a file from being read, a name too long or one that goes on below a file, there is nothing to serve.
  const stampOf = async (file: string): Promise<string | undefined> => {
    const stats = await stat(join(root, file)).catch(() => undefined);
    return stats?.isFile() ? `${stats.mtimeMs} ${stats.size}` : undefined;
  };

  return {
    dir: root,
    policy,
    has: async (file) => (await stampOf(file)) !== undefined,
    etag: async (file) => {
      const stamp = await stampOf(file);
      if (stamp === undefined) return undefined;
      const before = known.get(file);
      if (before?.stamp === stamp) return before.etag;
      const bytes = await readFile(join(root, file)).catch(() => undefined);
      if (bytes === undefined) return undefined;
      // Weak, because the same one stands for the file and its compressed forms.
      const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      known.set(file, { stamp, etag });
      return etag;
    },
  };
}
