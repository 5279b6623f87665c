import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { section } from '../site/sections.ts';

const guide = readFileSync('docs/content.md', 'utf8');

test.each(section.options.map(({ shape }) => shape.type.value))(
  'says in docs/content.md what %s is for',
  (type) => {
    expect(guide).toContain(`\`${type}\``);
  },
);

test.each(globSync('{README.md,docs/**/*.md}'))('%s names only files that exist', (file) => {
  const named = readFileSync(file, 'utf8').matchAll(
    /`((?:content|contract|deploy|server|site|tests|tools)\/[\w./*-]+)`/g,
  );
  const missing = [...named]
    .map(([, name = '']) => name)
    .filter((name) => globSync(`${name}{,.ts,.tsx,.test.ts,.test.tsx,.spec.ts}`).length === 0);
  expect(missing).toEqual([]);
});

test.each(globSync('{*,docs/**/*,content/**/*}.md'))(
  '%s links only to files that exist',
  (file) => {
    const links = readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|mailto:|[#/])([^)#]+)/g);
    const missing = [...links]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(dirname(file), link)));
    expect(missing).toEqual([]);
  },
);

test('cites only existing lines of spec.md and thai.md and headings of design.md', () => {
  const [spec = '', thai = '', design = ''] = ['spec', 'thai', 'design'].map((name) =>
    readFileSync(`docs/${name}.md`, 'utf8'),
  );
  const sources = globSync(
    '{contract,content,docs,server,site,tests,tools}/**/*.{ts,tsx,astro,css,yaml,md}',
  );
  const missing = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\s+(?:\* )?/g, ' ');
    const cited = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, what = '']) => what);
    return [
      // Comments say "spec A2–A4"; test names begin with "A6 B4".
      ...cited(/(?:\b[Ss]pec |\( ?')([A-E]\d+(?:(?:, |–| )[A-E]?\d+)*) ?\b/g)
        .flatMap((lines) => lines.match(/[A-E]\d+/g) ?? [])
        .filter((line) => !spec.includes(`\n- ${line} `)),
      ...cited(/\bthai\.md (\d+(?:, \d+)*)/g)
        .flatMap((lines) => lines.split(', '))
        .filter((line) => !thai.includes(`\n${line}. `)),
      ...cited(/\bdesign\.md, "([^"]+)"/g).filter((title) => !design.includes(`\n## ${title}`)),
    ].map((what) => `${file}: ${what}`);
  });
  expect(missing).toEqual([]);
});
