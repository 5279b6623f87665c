import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { section } from '../site/sections.ts';

const guide = readFileSync('docs/content.md', 'utf8');

test.each(section.options.map(({ shape }) => shape.type.value))(
  'docs/content.md says what %s is for',
  (type) => {
    expect(guide).toContain(`\`${type}\``);
  },
);

test('docs/content.md names files that are there', () => {
  const files = [...guide.matchAll(/`((?:content|contract|site|docs)\/[\w./-]+\.\w+)`/g)];
  expect(files.length).toBeGreaterThan(2);
  const gone = files.map(([, file = '']) => file).filter((file) => !existsSync(file));
  expect(gone).toEqual([]);
});

test.each(globSync('{*,docs/**/*,content/**/*}.md'))('%s links to files that are there', (file) => {
  const links = readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|mailto:|[#/])([^)#]+)/g);
  const gone = [...links]
    .map(([, link = '']) => link)
    .filter((link) => !existsSync(join(dirname(file), link)));
  expect(gone).toEqual([]);
});
