import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { germanSite } from '../languages/german.ts';
import { addGerman, check, copyForTest, evaluate, run } from './copies.ts';

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

test('says what a page needs that has been begun in a draft language', async () => {
  const { folder } = await germanSite();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
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

test('takes German from a translator’s table', async () => {
  const { folder, imported } = await germanSite();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(imported.status, imported.output).toBe(0);
  const home = readFileSync(join(folder, 'content/pages/index.yaml'), 'utf8');
  expect(home).toContain('de: "{company} entwickelt KI-Software');
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--vcs-enabled=false'];
  const lint = spawnSync(process.execPath, [...biome, 'content'], { cwd: folder });
  expect(lint.status, String(lint.stderr)).toBe(0);
  const formats = await evaluate(
    folder,
    `const format = await import('../contract/format.ts');
    const { fillCount } = await import('../contract/plural.ts');
    const { formatMoment } = await import('../server/mail/moment.ts');
    const { readCompany } = await import('../server/company.ts');
    const { issuesOf } = await import('../contract/text.ts');
    const asInEnglish = (words) => issuesOf(words, 'de', words, []);
    return [
      format.longDate('de', '2026-11-21'),
      format.weekday('de', '2026-11-21'),
      format.money('de', 1490, 'THB'),
      format.priceRange('de', 45000, 70000, 'THB'),
      format.timeRange('de', '09:30', '10:15'),
      fillCount({ one: '{count} Seite', other: '{count} Seiten' }, 'de', 1),
      formatMoment('de', Date.UTC(2026, 10, 21, 7, 5), readCompany().mails),
      asInEnglish('Nordlicht Software Asia Co., Ltd.'),
      asInEnglish('Dr. Hannah van der Berg'),
      asInEnglish('88/12 Sathorn Square, North Sathorn Road, Bangkok 10500'),
      asInEnglish('Start a project'),
    ];`,
  );
  expect(formats).toEqual([
    '21. November 2026',
    'Sa.',
    '1.490,00\u00a0฿',
    '45.000–70.000\u00a0฿',
    '09:30–10:15\u00a0Uhr',
    '1 Seite',
    '21. November 2026 um 14:05\u00a0Uhr, Bangkoker Zeit',
    // Names stay as they are.
    [],
    [],
    [],
    ['is English: write it in German'],
  ]);
}, 300_000);
