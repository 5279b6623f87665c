import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, write } from '../../tests/folders.ts';
import { allSamples, samplesIn } from './samples.ts';

test.each([
  [
    'a part',
    `title: { en: About, th: เกี่ยวกับ }
sections:
  - type: people
    people:
      - image: { hair: bob }
        name: { en: Arun Wattana, th: อรุณ วัฒนา }
        sample: true
      - name: { en: Somebody Real, th: คนจริง }
`,
    ['5: sections.0.people.0: Arun Wattana'],
  ],
  [
    'each field of a list',
    'name: Lailoom\nemail: hello@lailoom.example\nphone: "02"\nsample: [name, email]\n',
    ['1: name: Lailoom', '2: email: hello@lailoom.example'],
  ],
  [
    'a field below a comment',
    `thanks:
  heading: { en: Thanks, th: ขอบคุณ }
  # Sample: promises a reply.
  body:
    en: One of our engineers replies.
    th: วิศวกรตอบ
`,
    ['4: thanks.body: One of our engineers replies.'],
  ],
  ['a whole file', 'name: { en: Demo, th: สาธิต }\nsample: true\n', ['1: (the whole file): Demo']],
])('lists %s marked as a sample, with line, place and first words', (_, yaml, expected) => {
  const found = samplesIn('content/demo.yaml', yaml);
  expect(found.map(({ line, field, shows }) => `${line}: ${field}: ${shows}`)).toEqual(expected);
});

test.each(['', 'sample:\n', 'sample: []\n'])('ignores content without a mark: %j', (mark) => {
  expect(samplesIn('content/brand.yaml', `name: Baan Khanom\n${mark}`)).toEqual([]);
});

test('lists the bodies of sample entries and not those of others', () => {
  const folder = temporaryFolder();
  const title = 'title: { en: Terms, th: เงื่อนไข }\n';
  const bodies = { 'en.mdx': 'The first line.\n\nMore.\n', 'th.mdx': 'บรรทัดแรก\n' };
  write(join(folder, 'notices/terms'), { 'entry.yaml': `${title}sample: true\n`, ...bodies });
  write(join(folder, 'posts/ours'), { 'entry.yaml': title, ...bodies });
  expect(allSamples(folder).map(({ file, shows }) => [file.slice(folder.length), shows])).toEqual([
    ['/notices/terms/entry.yaml', 'Terms'],
    ['/notices/terms/en.mdx', 'The first line.'],
    ['/notices/terms/th.mdx', 'บรรทัดแรก'],
  ]);
});
