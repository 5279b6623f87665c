import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { killOnExit } from './end-on-signals.ts';
import { nodeFlags } from './node-flags.ts';

const root = resolve(import.meta.dirname, '..');
const { SITE_DIR = 'dist' } = process.env;
/** The folder with the built site: `SITE_DIR`, or `dist`. */
export const builtSiteDir = resolve(root, SITE_DIR);

export function builtPaths(siteDir = builtSiteDir): string[] {
  const sitemap = readFileSync(join(siteDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/** A running server of ours. `url` is its origin, without a trailing slash. */
export interface BuiltSite extends AsyncDisposable {
  url: string;
  /** The folder with its database and its emails; deleted when the server stops. */
  dataDir: string;
  /** Stops the server and waits until it has exited. May be called twice. */
  stop(): Promise<void>;
}

/**
 * Serves a built site with the real server, on a free loopback port and with its own data. X-Forwarded-For can make
 * each visitor a different one, so that tests don't reach the limits per address.
 * @param options.siteDir the folder with the site; `builtSiteDir` by default
 * @throws if the server exits before it prints its address; it prints the reason
 */
export async function serveBuilt(options: { siteDir?: string } = {}): Promise<BuiltSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lailoom-built-'));
  const child = spawn(process.execPath, [...nodeFlags(), resolve(root, 'server/server.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SECRET_KEY: 'a key for tests, and for nothing else',
      TRUST_PROXY: 'true',
      SITE_DIR: resolve(options.siteDir ?? builtSiteDir),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  killOnExit(child);
  const url = await new Promise<string | undefined>((found) => {
    createInterface({ input: child.stdout })
      .on('line', (line) => {
        const [, address] = / is at (https?:\/\/\S+)$/.exec(line) ?? [];
        if (address !== undefined) found(address);
      })
      .on('close', () => found(undefined));
  });
  if (url !== undefined) return { url, dataDir, stop, [Symbol.asyncDispose]: stop };
  await stop();
  throw new Error('The server did not start.');
}
