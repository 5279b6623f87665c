import { afterEach, expect, test, vi } from 'vitest';
import { ContentError } from '../contract/content-file.ts';
import { runBuild } from './build-site.ts';

const said = vi.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => {
  said.mockClear();
  process.exitCode = 0;
});

const fail = (error: Error) => () => Promise.reject(error);

test('content that is wrong ends a build with what is wrong, and nothing around it', async () => {
  await runBuild(fail(new ContentError(['content/ui.yaml:3: menu: needs th'])));
  expect(said.mock.calls).toEqual([['content/ui.yaml:3: menu: needs th']]);
  expect(process.exitCode).toBe(1);
});

test('so does the copy of the error that is bundled with the pages', async () => {
  const copy = Object.assign(new Error('content/ui.yaml:3: menu: needs th'), {
    name: 'ContentError',
  });
  await runBuild(fail(copy));
  expect(said.mock.calls).toEqual([['content/ui.yaml:3: menu: needs th']]);
});

test('any other error is shown with where it came from', async () => {
  const error = new Error('no thread');
  await runBuild(fail(error));
  expect(said.mock.calls).toEqual([[error]]);
  expect(process.exitCode).toBe(1);
});
