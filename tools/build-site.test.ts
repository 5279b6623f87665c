import { afterEach, expect, test, vi } from 'vitest';
import { ContentError } from '../contract/content-file.ts';
import { runBuild } from './build-site.ts';

const printed = vi.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => {
  printed.mockClear();
  process.exitCode = 0;
});

const fail = (error: Error) => () => Promise.reject(error);

test('ends a build with invalid content by printing only its faults', async () => {
  await runBuild(fail(new ContentError(['content/ui.yaml:3: menu: needs th'])));
  expect(printed.mock.calls).toEqual([['content/ui.yaml:3: menu: needs th']]);
  expect(process.exitCode).toBe(1);
});

test('prints only the faults of an error from the bundled copy of its class, too', async () => {
  const copy = Object.assign(new Error('content/ui.yaml:3: menu: needs th'), {
    name: 'ContentError',
  });
  await runBuild(fail(copy));
  expect(printed.mock.calls).toEqual([['content/ui.yaml:3: menu: needs th']]);
});

test('prints any other error with its stack', async () => {
  const error = new Error('no thread');
  await runBuild(fail(error));
  expect(printed.mock.calls).toEqual([[error]]);
  expect(process.exitCode).toBe(1);
});
