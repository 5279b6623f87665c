import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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

const patienceMs = 30_000;

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
 * @throws if the server exits, or does not print its address within 30 s; the message contains its stderr
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
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  killOnExit(child);
  try {
    return { url: await address(child), dataDir, stop, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let output = '';
    let complaints = '';
    const fail = (reason: string) => {
      clearTimeout(timer);
      failed(new Error(`The server did not start: ${reason}\n${complaints}`.trim()));
    };
    const timer = setTimeout(() => fail(`silent for ${patienceMs / 1000} s`), patienceMs);
    child.stderr?.on('data', (data) => {
      complaints += data;
    });
    // 'close' rather than 'exit': all of stderr has been read by then.
    child.once('close', (code, signal) => fail(`it ended with ${signal ?? code}`));
    child.once('error', (error) => fail(error.message));
    child.stdout?.on('data', function listen(data) {
      output += data;
      const url = / is at (https?:\/\/\S+)/.exec(output)?.[1];
      if (!url) return;
      clearTimeout(timer);
      child.stdout?.off('data', listen).resume();
      child.stderr?.removeAllListeners('data').pipe(process.stderr, { end: false });
      found(url.replace(/\/$/, ''));
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(impatience);
}
