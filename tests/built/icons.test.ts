import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { localizedPath } from '../../contract/lang.ts';
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

describe.each(pages)('$file', ({ $, lang }) => {
  test('has icons of the declared sizes', async () => {
    const icons = $('link[rel~="icon"]')
      .toArray()
      .map((link) => $(link).attr());
    expect(icons.map((icon) => icon?.['href'])).toContain('/favicon.ico');
    for (const icon of icons) {
      await expectHonest({
        src: icon?.['href'] ?? '',
        sizes: icon?.['sizes'],
        type: icon?.['type'],
      });
    }
  });

  test('has an icon for the iPhone home screen', async () => {
    const src = $('link[rel="apple-touch-icon"]').attr('href') ?? '';
    await expectHonest({ src, sizes: '180x180' });
  });

  test('has a manifest in its language with icons of the declared sizes', async () => {
    const file = await fileAt($('link[rel="manifest"]').attr('href') ?? '');
    if (file === undefined) throw new Error('there is no manifest');
    const manifest = JSON.parse(bytesOf(file).toString('utf8'));
    expect(manifest).toMatchObject({
      lang,
      name: company.name[lang],
      start_url: localizedPath(lang, '/'),
    });
    expect(await leadsTo(manifest.start_url)).toMatchObject({ kind: 'page' });
    const icons: Icon[] = manifest.icons;
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const icon of icons) await expectHonest(icon);
  });
});
