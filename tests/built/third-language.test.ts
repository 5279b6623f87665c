import { expect, test } from 'vitest';
import { addLao, check, copyForTest } from './copies.ts';

test('stops the build for a third language and names each missing text with file and line', async () => {
  const folder = copyForTest();
  addLao(folder, { isDraft: false });
  const { status, output } = await check(folder);
  expect(status, output).toBe(1);
  const lines = output.trimEnd().split('\n');
  expect(lines).toContainEqual(
    expect.stringMatching(/^content\/ui\.yaml:\d+: menu: needs lo: add it$/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/pages\/pricing\.yaml:\d+: sections\.0\.heading: needs lo: add it$/,
    ),
  );
  expect(
    lines.filter((line) => /^content\/\S+\.yaml:\d+: .*: needs lo: add it$/.test(line)).length,
  ).toBeGreaterThan(900);
  // No stack and no noise: every line is about a content file.
  expect(lines.filter((line) => !/^content\/\S+: /.test(line))).toEqual([]);
}, 300_000);
