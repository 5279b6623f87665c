import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { bytesOf, company, fileAt, leadsTo, pages } from './pages.ts';

interface Icon {
  src: string;
  sizes?: string | undefined;
  type?: string | undefined;
}

/** Returns the sizes of the pictures within an ICO file, read from its directory. */
function icoSizes(ico: Buffer): string[] {
  expect(ico.readUInt16LE(2), 'the file type in the header of an .ico').toBe(1);
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + index * 16;
    const side = (at: number) => ico.readUInt8(at) || 256;
    return `${side(entry)}x${side(entry + 1)}`;
  });
}

async function expectHonest({ src, sizes, type }: Icon) {
  const file = await fileAt(src);
  if (file === undefined) throw new Error(`there is no ${src}`);
  const bytes = bytesOf(file);
  if (file.endsWith('.ico')) {
    expect(icoSizes(bytes)).toEqual(sizes?.split(' '));
    return;
  }
  const { format, width, height } = await sharp(bytes).metadata();
  if (type !== undefined) expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`);
  if (format === 'svg') expect(width, src).toBe(height);
  else expect(sizes, src).toBe(`${width}x${height}`);
}

/** Returns the links to icons and the manifest in the head of a page. */
const linksOf = ({ $ }: (typeof pages)[number]) =>
  $('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .toArray()
    .map((link) => $(link).attr() ?? {});

test.each(LANGS)('has the same icons of the declared sizes on every page in %s', async (lang) => {
  const ofPages = pages.filter((page) => page.lang === lang).map(linksOf);
  const [links = []] = ofPages;
  expect([...new Set(ofPages.map((each) => JSON.stringify(each)))]).toEqual([
    JSON.stringify(links),
  ]);
  const linked = (rel: string) =>
    links
      .filter((link) => link['rel']?.split(' ').includes(rel))
      .map(({ href: src = '', sizes, type }) => ({ src, sizes, type }));
  const icons = linked('icon');
  expect(icons.map(({ src }) => src)).toContain('/favicon.ico');
  // For the iPhone home screen.
  const [touch] = linked('apple-touch-icon');
  const [{ src: address } = { src: '' }] = linked('manifest');
  const manifest = JSON.parse(bytesOf((await fileAt(address)) ?? '').toString('utf8'));
  expect(manifest).toMatchObject({
    lang,
    name: company.name[lang],
    start_url: localizedPath(lang, '/'),
  });
  expect(await leadsTo(manifest.start_url)).toMatchObject({ kind: 'page' });
  const inManifest: Icon[] = manifest.icons;
  expect(inManifest.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const icon of [
    ...icons,
    { ...touch, src: touch?.src ?? '', sizes: '180x180' },
    ...inManifest,
  ])
    await expectHonest(icon);
});
