import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildAndSwap } from '../../tools/swap.ts';
import { temporaryFolder, write } from '../folders.ts';
import { app, listen, writeSite } from './fixture.ts';

const HOUR = 60 * 60 * 1000;

/** Writes the fixture site with a script of its own, which its home page names. */
const version = (number: number) => async (folder: string) => {
  writeSite(folder);
  write(folder, {
    'index.html': `<!doctype html><script src="/_astro/app.${number}.js"></script>`,
    [`_astro/app.${number}.js`]: `export const version = ${number};`,
  });
  for (const form of ['br', 'gz']) rmSync(join(folder, `index.html.${form}`));
};

/** Returns the script that a home page names. */
const scriptOf = (page: string) => /\/_astro\/app\.\d+\.js/.exec(page)?.[0] ?? 'no script';

test('fails no request while builds replace each other, and each page finds its script', async () => {
  const site = join(temporaryFolder(), 'dist');
  await buildAndSwap(site, version(0));
  const server = await app({ SITE_DIR: site });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  let isOver = false;
  const wrong: string[] = [];
  const seen = new Set<string>();
  const get = async (path: string) => {
    const answer = await fetch(origin + path);
    const body = await answer.text();
    if (answer.status !== 200) wrong.push(`${path}: ${answer.status} ${body}`);
    return body;
  };
  const visitor = async () => {
    while (!isOver) {
      const script = scriptOf(await get('/'));
      seen.add(script);
      await get(script);
      for (const path of ['/landings/product', '/th/', '/favicon.svg', '/readyz']) await get(path);
    }
  };
  const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()]);
  for (let number = 1; number <= 25; number++) {
    await buildAndSwap(site, version(number));
    // Each build is in place long enough for a visitor to have seen it.
    while (!seen.has(`/_astro/app.${number}.js`)) await get('/');
  }
  isOver = true;
  await visitors;
  expect(wrong).toEqual([]);
}, 60_000);

test('serves a page that is still open its own files and nothing else of that build', async () => {
  const site = join(temporaryFolder(), 'dist');
  await buildAndSwap(site, async (folder) => {
    await version(1)(folder);
    write(folder, { 'gone.html': 'gone', 'share/gone.png': 'gone' });
  });
  await buildAndSwap(site, version(2));
  await buildAndSwap(site, version(3));
  const server = await app({ SITE_DIR: site });
  for (const number of [1, 2, 3]) {
    const answer = await server.inject(`/_astro/app.${number}.js`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(`export const version = ${number};`);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  for (const path of ['/gone', '/share/gone.png', '/_astro/app.4.js', '/_astro/..%2fgone.html']) {
    expect((await server.inject(path)).statusCode, path).toBe(404);
  }
});

test('changes nothing and leaves nothing behind when a build fails or lacks a home page', async () => {
  const site = join(temporaryFolder(), 'dist');
  const failing = () =>
    buildAndSwap(site, async (folder) => {
      await version(2)(folder);
      throw new Error('out of thread');
    });
  await expect(failing()).rejects.toThrow('out of thread');
  expect(existsSync(site)).toBe(false);
  await buildAndSwap(site, version(1));
  const server = await app({ SITE_DIR: site });
  const before = readdirSync(join(site, '../.dist'));
  await expect(failing()).rejects.toThrow('out of thread');
  await expect(buildAndSwap(site, async () => {})).rejects.toThrow('no home page');
  expect(readdirSync(join(site, '../.dist'))).toEqual(before);
  expect(scriptOf((await server.inject('/')).body)).toBe('/_astro/app.1.js');
  expect((await server.inject('/readyz')).statusCode).toBe(200);
});

test('keeps a build for a day after it was replaced', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const wait = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR);
  const site = join(temporaryFolder(), 'dist');
  const server = await app({ SITE_DIR: site });
  const statusOf = async (number: number) =>
    (await server.inject(`/_astro/app.${number}.js`)).statusCode;
  await buildAndSwap(site, version(1));
  // It was in place for a week and has only just been replaced.
  wait(7 * 24);
  await buildAndSwap(site, version(2));
  expect(await statusOf(1)).toBe(200);
  wait(23);
  await buildAndSwap(site, version(3));
  expect(await Promise.all([1, 2, 3].map(statusOf))).toEqual([200, 200, 200]);
  wait(2);
  mkdirSync(join(site, '../.dist/unfinished-1'));
  await buildAndSwap(site, version(4));
  expect(await Promise.all([1, 2, 3, 4].map(statusOf))).toEqual([404, 200, 200, 200]);
  wait(25);
  await buildAndSwap(site, version(5));
  expect(await Promise.all([2, 3, 4, 5].map(statusOf))).toEqual([404, 404, 200, 200]);
  expect(readdirSync(join(site, '../.dist'))).toHaveLength(2);
});

test('replaces a folder from before links were used with a link', async () => {
  const site = join(temporaryFolder(), 'dist');
  await version(1)(site);
  const server = await app({ SITE_DIR: site });
  await buildAndSwap(site, version(2));
  expect(lstatSync(site).isSymbolicLink()).toBe(true);
  expect(scriptOf((await server.inject('/')).body)).toBe('/_astro/app.2.js');
  expect((await server.inject('/_astro/app.1.js')).statusCode).toBe(200);
});
