import { execFile, spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

/** Versions of npm’s `@sparticuz/chromium`, which has Chromium for Linux on x64: without popovers, and with them. */
export const OLD_CHROMIUMS = [
  {
    version: '112.0.2',
    integrity:
      'sha512-tpoY0o4vhrFE4/mXmJF3fcPLKIeKIQxbokfLgZB62rYW7KOIljbQTqCTBARzRXGN/k2+kLvhys1LVv6PWGwWNw==',
  },
  {
    version: '119.0.2',
    integrity:
      'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  },
] as const;

type OldChromium = (typeof OLD_CHROMIUMS)[number];

const folder = resolve(import.meta.dirname, '../../node_modules/.cache/old-chromium');

/** Returns the path of a version’s program once it has been fetched. */
export const pathOf = ({ version }: OldChromium) => join(folder, version);

/**
 * Fetches the missing versions, 60 MB each; npm keeps a copy for the next time.
 * @throws when npm cannot get one or its content is not the expected one
 */
export default async function fetchOldChromiums(): Promise<void> {
  for (const chromium of OLD_CHROMIUMS) {
    if (existsSync(pathOf(chromium))) continue;
    try {
      await fetchOne(chromium);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : cause;
      throw new Error(
        `No Chromium ${chromium.version}: the tests of old browsers need npm's registry once, and tar.\n${reason}`,
      );
    }
  }
}

async function fetchOne(chromium: OldChromium): Promise<void> {
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(join(folder, 'fetch-'));
  try {
    const { stdout } = await promisify(execFile)('npm', [
      'pack',
      `@sparticuz/chromium@${chromium.version}`,
      ...['--json', '--prefer-offline', '--pack-destination', own],
    ]);
    const [{ filename, integrity }] = JSON.parse(stdout);
    if (integrity !== chromium.integrity)
      throw new Error(`Its package has another hash: ${integrity}`);
    const tar = spawn('tar', ['-xzOf', join(own, filename), 'package/bin/chromium.br'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const program = join(own, 'chromium');
    await pipeline(
      tar.stdout,
      createBrotliDecompress(),
      createWriteStream(program, { mode: 0o755 }),
    );
    await rename(program, pathOf(chromium));
  } finally {
    await rm(own, { recursive: true });
  }
}
