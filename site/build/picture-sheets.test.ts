import { expect, test } from 'vitest';
import { joinPictures } from './picture-sheets.ts';

const DRAWINGS: Record<string, string> = {
  'loom/a1.svg': draw('<path d="M0 0"/>'),
  'loom/a2.svg': draw('<path d="M1 1"/>'),
  'loom/a3.svg': draw('<path d="M2 2"/>'),
  'loom/b1.svg': draw('<defs><mask id="m"/></defs><g mask="url(#m)"/>'),
  'loom/b2.svg': draw('<defs><mask id="m"/></defs><g mask="url(#m)" id="x"/>'),
  'loom/b3.svg': draw('<defs><mask id="m" x="1"/></defs><g mask="url(#m)"/>'),
};

function draw(inner: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="24" height="16">${inner}</svg>`;
}

const read = async (path: string) => Buffer.from(DRAWINGS[path] ?? 'webp');
const picture = (path: string, more = ' loading="lazy"') => `<img src="/${path}" alt=""${more}/>`;
const join = (html: string) => joinPictures(html, read);
const addressesIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);

test('joins the lazy pictures of a section, and shows each by its view', async () => {
  const html = ['a1', 'a2', 'a3', 'a1'].map((name) => picture(`loom/${name}.svg`)).join('');
  const { page, sheets } = await join(`<section>${html}</section>`);
  const [[path, sheet = ''] = []] = [...sheets];
  expect(sheets.size).toBe(1);
  expect(addressesIn(page)).toEqual([0, 1, 2, 0].map((index) => `/${path}#v${index}`));
  expect(sheet).toContain('<view id="v1" viewBox="0 24 24 16" preserveAspectRatio="none"/>');
  expect(sheet).toContain('<svg y="24" width="24" height="16"><svg viewBox="0 0 9 9"');
});

test('writes repeated definitions once, and keeps others apart', async () => {
  const html = ['b1', 'b2', 'b3'].map((name) => picture(`loom/${name}.svg`)).join('');
  const [sheet = ''] = (await join(html)).sheets.values();
  expect(sheet.match(/<mask [^>]*>/g)).toEqual(['<mask id="m0"/>', '<mask id="m2" x="1"/>']);
  expect(sheet.match(/mask="[^"]*"/g)).toEqual(
    ['0', '0', '2'].map((name) => `mask="url(#m${name})"`),
  );
});

test('joins cloths of several sizes, in images and in drawings', async () => {
  const size = ' width="8" height="10"';
  const html = `${picture('loom/c1.webp', `${size} loading="lazy"`)}<image href="/loom/c2.webp"${size}></image><image href="/loom/c3.webp" width="4" height="5"></image>`;
  const { page, sheets } = await join(html);
  expect(addressesIn(page).map((address) => address.slice(-3))).toEqual(['#v0', '#v1', '#v2']);
  expect([...sheets.values()].join()).toContain('<view id="v2" viewBox="0 36 4 5"');
});

test('joins the drawings of neighboring sections', async () => {
  const [one, two, three] = ['a1', 'a2', 'a3'].map((name) => picture(`loom/${name}.svg`));
  const html = `<section>${one}</section><section>${two}</section><section>${three}</section>`;
  expect((await join(html)).sheets.size).toBe(1);
});

test('leaves what it would not make better', async () => {
  const [one, two, three] = ['a1', 'a2', 'a3'].map((name) => picture(`loom/${name}.svg`));
  const first = picture('loom/a3.svg', '');
  for (const html of [
    `<section>${one}${two}</section><section></section><section>${three}</section>`,
    // On the first screen already.
    `<section>${first}</section><section>${one}${two}${three}</section>`,
    `${one}${two}${picture('loom/b1.svg', ' loading="eager"')}`,
    `${one}${two}${picture('photo.avif')}`,
  ]) {
    const { page, sheets } = await join(html);
    expect(page).toBe(html);
    expect(sheets.size).toBe(0);
  }
});
