import { describe, expect, test } from 'vitest';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { entriesOf } from '../../site/collections/define-collection.ts';
import { projects } from '../../site/collections/projects/index.ts';
import { content } from '../../site/content.ts';
import { asWritten, pageAt } from './pages.ts';

const VIEWS = ['/portfolio/grid', '/portfolio/list', '/portfolio/slider'];

const cases = entriesOf(projects).filter(({ url }) => url !== undefined);

describe.each(LANGS)('in %s', (lang) => {
  test.each(VIEWS)('%s links to every case and says that they are examples', (view) => {
    const { $ } = pageAt(localizedPath(lang, view));
    for (const { url = '' } of cases) {
      expect($(`main a[href="${localizedPath(lang, url)}"]`).length, url).toBeGreaterThan(0);
    }
    expect(asWritten($('main').text())).toContain(asWritten(content.ui.examples[lang]));
  });
});
