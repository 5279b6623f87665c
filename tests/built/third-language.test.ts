import { expect, test } from 'vitest';
import { addLao, check, copyForTest } from './copies.ts';

test('a third language stops the build, which names each text that it needs, with file and line', async () => {
  const folder = copyForTest();
  addLao(folder, { isDraft: false });
  const { status, output } = await check(folder);
  expect(status, output).toBe(1);
  const lines = output.trimEnd().split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^content\/ui\.yaml:\d+: menu: needs lo$/));
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/pages\/pricing\.yaml:\d+: sections\.0\.heading: needs lo$/,
    ),
  );
  expect(
    lines.filter((line) => /^content\/\S+\.yaml:\d+: .*: needs lo$/.test(line)).length,
  ).toBeGreaterThan(900);
  // No stack, no noise: every line is about a file of the content.
  expect(lines.filter((line) => !/^content\/\S+: /.test(line))).toEqual([]);
}, 300_000);
