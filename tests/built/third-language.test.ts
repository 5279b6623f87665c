import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { germanSite } from '../languages/german.ts';
import { addGerman, check, copyForTest, run } from './copies.ts';

test('stops the build for a third language and names each missing text with file and line', async () => {
  const folder = copyForTest();
  addGerman(folder, { isDraft: false });
  const { status, output } = await check(folder);
  expect(status, output).toBe(1);
  const lines = output.trimEnd().split('\n');
  expect(lines).toContainEqual(
    expect.stringMatching(/^content\/ui\.yaml:\d+: menu: needs de: add it$/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/pages\/pricing\.yaml:\d+: sections\.0\.heading: needs de: add it$/,
    ),
  );
  expect(
    lines.filter((line) => /^content\/\S+\.yaml:\d+: .*: needs de: add it$/.test(line)).length,
  ).toBeGreaterThan(900);
  // No stack and no noise: every line is about a content file.
  expect(lines.filter((line) => !/^content\/\S+: /.test(line))).toEqual([]);
}, 300_000);

describe('German as a draft', () => {
  let folder: string;
  beforeAll(async () => {
    const site = await germanSite();
    ({ folder } = site);
    expect(site.imported.status, site.imported.output).toBe(0);
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('takes German from a translator’s table', async () => {
    const home = readFileSync(join(folder, 'content/pages/index.yaml'), 'utf8');
    expect(home).toContain('de: "{company} entwickelt KI-Software');
    const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--vcs-enabled=false'];
    const lint = spawnSync(process.execPath, [...biome, 'content'], { cwd: folder });
    expect(lint.status, String(lint.stderr)).toBe(0);
  }, 300_000);

  test('says what a page needs that has been begun in a draft language', async () => {
    const page = join(folder, 'content/pages/services/v2.yaml');
    const source = readFileSync(page, 'utf8');
    writeFileSync(page, source.replace(/^title: \{.*(?= \})/m, '$&, de: Leistungen'));
    const { output } = await check(folder);
    expect(output).toMatch(/^German is a draft; pages that .* built in it: 5 /m);
    const [, count] =
      output.match(
        /^German: \/services\/v2 needs (\d+) more texts: npm run translations -- --page \/services\/v2$/m,
      ) ?? [];
    const listed = await run(folder, 'translations', '--page', '/services/v2', '--list');
    const lines = listed.output.match(/^missing: .*/gm) ?? [];
    expect(lines).toHaveLength(Number(count));
    expect(lines).not.toContainEqual(expect.stringMatching(/v2\.yaml:\d+: title: /));
    expect(
      lines.filter((line) => !/content\/(?:pages\/services\/v2|projects|people|kit)/.test(line)),
    ).toEqual([]);
  }, 300_000);
});
