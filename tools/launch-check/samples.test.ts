import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { allSamples, samplesIn } from './samples.ts';

test('lists sample content with its line, place and first words', () => {
  const yaml = `title: { en: About, th: เกี่ยวกับ }
sections:
  - type: people
    people:
      - image: { seed: 4, dye: lac }
        name: { en: Arun Wattana, th: อรุณ วัฒนา }
        sample: true
      - name: { en: Somebody Real, th: คนจริง }
`;
  expect(samplesIn('content/pages/about.yaml', yaml)).toEqual([
    {
      file: 'content/pages/about.yaml',
      line: 5,
      field: 'sections.0.people.0',
      shows: 'Arun Wattana',
    },
  ]);
});

test('lists each field of a sample list', () => {
  const yaml = `name: Lailoom
email: hello@lailoom.example
phone: "02"
sample: [name, email]
`;
  expect(samplesIn('content/brand.yaml', yaml)).toEqual([
    { file: 'content/brand.yaml', line: 1, field: 'name', shows: 'Lailoom' },
    { file: 'content/brand.yaml', line: 2, field: 'email', shows: 'hello@lailoom.example' },
  ]);
});

test('lists a field below a comment that marks it', () => {
  const yaml = `thanks:
  heading: { en: Thanks, th: ขอบคุณ }
  # Sample: promises a reply.
  body:
    en: One of our engineers replies.
    th: วิศวกรตอบ
`;
  expect(samplesIn('content/status-pages.yaml', yaml)).toEqual([
    {
      file: 'content/status-pages.yaml',
      line: 4,
      field: 'thanks.body',
      shows: 'One of our engineers replies.',
    },
  ]);
});

test('lists a whole file marked as a sample', () => {
  expect(
    samplesIn('content/demo.yaml', 'name: { en: Demo, th: สาธิต }\nsample: true\n'),
  ).toMatchObject([{ line: 1, field: '(the whole file)', shows: 'Demo' }]);
});

test.each(['', 'sample:\n', 'sample: []\n'])('ignores content without a mark: %j', (mark) => {
  expect(samplesIn('content/brand.yaml', `name: Baan Khanom\n${mark}`)).toEqual([]);
});

test('lists the bodies of sample entries and not those of others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (entry: string, files: Record<string, string>) => {
    mkdirSync(join(folder, entry), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(folder, entry, name), text);
    }
  };
  const title = 'title: { en: Terms, th: เงื่อนไข }\n';
  const bodies = { 'en.mdx': 'The first line.\n\nMore.\n', 'th.mdx': 'บรรทัดแรก\n' };
  write('notices/terms', { 'entry.yaml': `${title}sample: true\n`, ...bodies });
  write('posts/ours', { 'entry.yaml': title, ...bodies });
  expect(allSamples(folder).map(({ file, shows }) => [file.slice(folder.length), shows])).toEqual([
    ['/notices/terms/entry.yaml', 'Terms'],
    ['/notices/terms/en.mdx', 'The first line.'],
    ['/notices/terms/th.mdx', 'บรรทัดแรก'],
  ]);
});
