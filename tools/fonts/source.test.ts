import { beforeEach, expect, test } from 'vitest';
import { workBeside } from '../../tests/folders.ts';
import { findFont } from './source.ts';

/** The metadata of packages, as Fontsource writes it. */
const PACKAGES = {
  '@fontsource-variable/both': {
    family: 'Both',
    subsets: ['latin', 'thai'],
    weights: [300, 400, 500, 600],
    variable: { wght: { min: '300', max: '600' } },
  },
  '@fontsource-variable/heavy': {
    family: 'Heavy',
    subsets: ['latin'],
    weights: [500, 600],
    variable: { wght: { min: '500', max: '600' } },
  },
  '@fontsource/single': {
    family: 'Single',
    subsets: ['latin'],
    weights: [400, 600, 700],
    variable: false,
  },
};

beforeEach(() => {
  const files = Object.entries(PACKAGES).map(([name, metadata]) => [
    `node_modules/${name}/metadata.json`,
    JSON.stringify(metadata),
  ]);
  workBeside(Object.fromEntries(files));
});

test('takes a range of weights from a variable font and single ones from others', () => {
  expect(findFont('both', 'thai')).toMatchObject({ family: 'Both', weights: ['400 600'] });
  expect(findFont('both', 'code')).toMatchObject({ weights: ['400'] });
  expect(findFont('single', 'latin')).toMatchObject({ weights: ['400', '600'] });
});

test('says which package to install, or what a font lacks', () => {
  expect(findFont('other', 'latin')).toBe(
    'other is not installed: npm install --save-exact --save-dev @fontsource-variable/other (if there is none, @fontsource/other)',
  );
  expect(findFont('single', 'thai')).toBe(
    'Single has no Thai letters: name another font for `thai`',
  );
  expect(findFont('heavy', 'latin')).toBe('Heavy lacks the weight 400 or 600: name another font');
});
