import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder, write } from '../tests/folders.ts';
import { checkPlace } from './media/add.ts';

let folder = '';
beforeEach(async () => {
  folder = temporaryFolder();
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } });
  write(folder, { 'Our Workshop.JPG': await picture.jpeg().toBuffer() });
});

/** Runs the command in an empty project. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('tools/media.ts'), ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, output: (stdout + stderr).trim() };
}

const ALT = ['--alt-en', 'Two looms by a window.', '--alt-th', 'กี่ทอผ้าสองหลังริมหน้าต่าง'];

test('adds a picture with its alternative texts, once', () => {
  expect(run('add', 'Our Workshop.JPG', ...ALT).status).toBe(0);
  const stored = join(folder, 'content/media/our-workshop');
  expect(existsSync(join(stored, 'our-workshop.jpg'))).toBe(true);
  expect(parse(readFileSync(join(stored, 'entry.yaml'), 'utf8'))).toEqual({
    alt: { en: 'Two looms by a window.', th: 'กี่ทอผ้าสองหลังริมหน้าต่าง' },
  });
  expect(run('add', 'Our Workshop.JPG', ...ALT)).toEqual({
    status: 1,
    output: 'content/media/our-workshop is there already: choose another id with --id.',
  });
});

test('describes a picture that is in its folder already', () => {
  const file = 'content/media/looms/IMG_2041.jpg';
  write(folder, { [file]: readFileSync(join(folder, 'Our Workshop.JPG')) });
  expect(run('add', file, ...ALT).status).toBe(0);
  expect(existsSync(join(folder, 'content/media/looms/entry.yaml'))).toBe(true);
  expect(existsSync(join(folder, file))).toBe(true);
});

test('refuses with a reason, and writes nothing', () => {
  write(folder, { 'notes.jpg': 'no picture' });
  const refusals = [
    [['add', 'notes.jpg', ...ALT], 'notes.jpg: isn’t a picture that can be read'],
    [['add', 'Our Workshop.JPG'], 'add --alt-en and --alt-th.'],
    [
      ['add', 'Our Workshop.JPG', ...ALT.slice(0, 3), 'Two looms by a window'],
      'alt.th: is English',
    ],
  ] as const;
  for (const [args, reason] of refusals) {
    const { status, output } = run(...args);
    expect(output).toContain(reason);
    expect(output).not.toContain('\n');
    expect(status).toBe(1);
  }
  expect(existsSync(join(folder, 'content'))).toBe(false);
});

test('takes the id from the name of the file, and refuses one that is no id', () => {
  const file = join(folder, 'Our Workshop.JPG');
  expect(checkPlace(file)).toEqual({ file, id: 'our-workshop' });
  expect(checkPlace(file, 'looms').id).toBe('looms');
  expect(() => checkPlace(file, 'Our Shop')).toThrow(/^`Our Shop` is not an id: add --id/);
  expect(() => checkPlace('none.jpg')).toThrow('There is no file none.jpg.');
});
