import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const sources = globSync('site/**/*.{tsx,astro}', { exclude: ['**/*.test.*'] }).map((file) => ({
  file,
  code: readFileSync(file, 'utf8'),
}));

/** Files of components that a page hydrates, each with the file that hydrates it. */
const hydrated = sources.flatMap(({ file, code }) =>
  [...code.matchAll(/<([A-Z][\w.]*)(?=\s)[^<]*?\sclient:[a-z]+/g)].map(([, name = '']) => {
    const [, from] =
      new RegExp(`import[^;]*\\b${name}\\b[^;]*?from\\s*['"]([^'"]+)['"]`).exec(code) ?? [];
    return { by: file, component: posix.join(posix.dirname(file), from ?? `?/${name}`) };
  }),
);

// An island is named X.island.tsx, a static component X.tsx.
test('names hydrated components as islands and no others', () => {
  expect(hydrated).not.toEqual([]);
  for (const { component, by } of hydrated) expect(component, by).toMatch(/\.island\.tsx$/);
  const directives = sources.flatMap(({ code }) => code.match(/\sclient:[a-z]+/g) ?? []);
  expect(directives).toHaveLength(hydrated.length);
});

test('hydrates every island somewhere', () => {
  const islands = globSync('site/**/*.island.tsx');
  expect(islands.sort()).toEqual([...new Set(hydrated.map(({ component }) => component))].sort());
});

// Words must not reach a page as raw HTML.
test.each(sources)('$file sets no raw HTML', ({ code }) => {
  expect(code).not.toContain('dangerouslySetInnerHTML');
});
