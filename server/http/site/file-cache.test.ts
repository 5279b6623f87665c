import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const KB = 1024;

const readings = vi.hoisted((): string[] => []);
vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof import('node:fs/promises')>();
  const readFile = (file: string) => {
    readings.push(file);
    return files.readFile(file);
  };
  return { ...files, readFile };
});

// Imported anew: other tests of this process have loaded it with the real file system.
vi.resetModules();
const { fileCache } = await import('./file-cache.ts');

test('reserves memory once for a file read by many requests at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const size = 200 * KB;
  for (const name of ['often.html', 'other.html']) {
    writeFileSync(join(folder, name), Buffer.alloc(size));
  }
  const isThere = (name: string) => name.endsWith('.html');
  const bytes = fileCache(folder, async (name) =>
    isThere(name) ? { stamp: 'one', size } : undefined,
  );
  await bytes('other.html');
  // After so many other names, the cache has forgotten that another request is reading the file.
  const asked = [];
  for (let reading = 0; reading < 200; reading += 1) {
    asked.push(bytes('often.html'));
    for (let name = 0; name < 1000; name += 1) asked.push(bytes(`${reading} ${name}`));
  }
  await Promise.all(asked);
  expect(readings.length).toBeGreaterThan(170);
  readings.length = 0;
  await bytes('other.html');
  expect(readings).toEqual([]);
});
