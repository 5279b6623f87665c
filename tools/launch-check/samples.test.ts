import { expect, test } from 'vitest';
import { samplesIn } from './samples.ts';

test('what is marked as made up is listed with its line, its place and its first words', () => {
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

test('fields that a list names are listed one by one', () => {
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

test('a whole file can be one', () => {
  expect(
    samplesIn('content/demo.yaml', 'name: { en: Demo, th: สาธิต }\nsample: true\n'),
  ).toMatchObject([{ line: 1, field: '(the whole file)', shows: 'Demo' }]);
});

test('content without a mark is nobody’s sample', () => {
  expect(samplesIn('content/ui.yaml', 'menu: { en: Menu, th: เมนู }\n')).toEqual([]);
});
