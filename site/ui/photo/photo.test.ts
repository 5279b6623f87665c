import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
// The credit is set with the terms of the content.
import '../../content.ts';
import { CreditedPhoto, Photo } from './Photo.tsx';
import { type Photo as Content, photoSheets } from './photo.ts';

const photo: Content = {
  id: 'workshop',
  name: '0123456789ab',
  alt: 'A workshop',
  focus: [50, 50],
  width: 1000,
  height: 600,
};

const rendered = (props: Partial<Parameters<typeof Photo>[0]>) =>
  load(renderToStaticMarkup(createElement(Photo, { photo, sizes: '50vw', ...props })));

test('offers AVIF and WebP at every width, with size and description', () => {
  const $ = rendered({});
  expect($('source').attr()).toMatchObject({
    type: 'image/avif',
    sizes: '50vw',
    srcset:
      '/media/0123456789ab-160.avif 160w, /media/0123456789ab-480.avif 480w, /media/0123456789ab-800.avif 800w, /media/0123456789ab-1000.avif 1000w',
  });
  expect($('img').attr()).toMatchObject({
    src: '/media/0123456789ab-800.webp',
    sizes: '50vw',
    width: '1000',
    height: '600',
    alt: 'A workshop',
  });
});

test('offers no wider file than a place needs', () => {
  const $ = rendered({ most: 480 });
  expect($('source').attr('srcset')).toMatch(/-480\.avif 480w$/);
  expect($('img').attr('src')).toBe('/media/0123456789ab-480.webp');
});

test('loads at once with priority on the first screen, and elsewhere when it comes near', () => {
  const [first, later] = [true, false].map((isFirst) => rendered({ isFirst })('img').attr());
  expect(first).toMatchObject({ fetchpriority: 'high' });
  expect(first).not.toHaveProperty('loading');
  expect(later).toMatchObject({ loading: 'lazy' });
  expect(later).not.toHaveProperty('fetchpriority');
});

test('is cropped around its focal point', () => {
  expect(rendered({})('img').attr('style')).toBeUndefined();
  const focused = rendered({ photo: { ...photo, focus: [20, 70] } });
  expect(focused('img').attr('style')).toBe('object-position:20% 70%');
});

test('shows its credit, if it has one', () => {
  const credited = (content: Content) =>
    load(renderToStaticMarkup(createElement(CreditedPhoto, { photo: content, sizes: '50vw' })));
  expect(credited({ ...photo, credit: 'Photo: Nok' })('figcaption').text()).toBe('Photo: Nok');
  expect(credited(photo)('figcaption')).toHaveLength(0);
});

test('needs its style sheet only where content has a picture', () => {
  expect(photoSheets({ people: [{ name: 'Nok', image: { seed: 1, photo } }] })).toHaveLength(1);
  expect(photoSheets({ people: [{ name: 'Nok', image: { seed: 1 } }] })).toEqual([]);
});
