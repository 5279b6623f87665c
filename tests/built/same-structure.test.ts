import { expect, test } from 'vitest';
import { type BuiltPage, counterpart, pages } from './pages.ts';

/** Returns the structure of a page: sections, headings by level, and everything operable. */
function outline({ $ }: BuiltPage): string[] {
  return $(
    '[data-section], h1, h2, h3, h4, h5, h6, a[href], button, input, select, textarea, summary',
  )
    .toArray()
    .map((element) => {
      const section = $(element).attr('data-section');
      return section === undefined ? element.tagName : `--- ${section}`;
    });
}

test.each(pages.filter(({ lang }) => lang === 'en'))(
  '$file has the same structure in Thai',
  (page) => {
    const thai = pages.find(({ path }) => path === counterpart(page.path, 'th'));
    if (!thai) throw new Error(`there is no ${counterpart(page.path, 'th')}`);
    expect(outline(page).length).toBeGreaterThan(0);
    expect(outline(thai)).toEqual(outline(page));
  },
);

test('has every Thai page in English, too', () => {
  const paths = pages.map(({ path }) => path);
  for (const { path } of pages) expect(paths).toContain(counterpart(path, 'en'));
});
