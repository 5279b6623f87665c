import { expect, test } from 'vitest';
import { coloursIn } from './colours.ts';

const colour = coloursIn(`
  /* --color-old: #ff0000; */
  --color-ebony: #0a0d1c;
  --color-cotton: light-dark(#fbfaf7, #0d1124);
  --color-edge: light-dark(#946f00, var(--color-cotton));
  --color-odd: rebeccapurple;
`);

test('reads a color that is the same in both themes', () => {
  expect(colour('ebony')).toBe('#0a0d1c');
  expect(colour('ebony', 'dark')).toBe('#0a0d1c');
});

test('reads a color of each theme, the light one by default', () => {
  expect(colour('cotton')).toBe('#fbfaf7');
  expect(colour('cotton', 'dark')).toBe('#0d1124');
});

test('resolves a reference to another color in the same theme', () => {
  expect(colour('edge')).toBe('#946f00');
  expect(colour('edge', 'dark')).toBe('#0d1124');
});

test('names an unknown color and one that pictures cannot use', () => {
  expect(() => colour('old')).toThrow('--color-old');
  expect(() => colour('odd')).toThrow('--color-odd');
});
