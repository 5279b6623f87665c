import { expect, test } from 'vitest';
import { coloursIn } from './colours.ts';

const colour = coloursIn(`
  /* --color-old: #ff0000; */
  --color-ebony: #0a0d1c;
  --color-cotton: light-dark(#fbfaf7, #0d1124);
  --color-edge: light-dark(#946f00, var(--color-cotton));
  --color-odd: rebeccapurple;
`);

test('a colour that is the same in both themes', () => {
  expect(colour('ebony')).toBe('#0a0d1c');
  expect(colour('ebony', 'dark')).toBe('#0a0d1c');
});

test('a colour of each theme, the light one unless asked', () => {
  expect(colour('cotton')).toBe('#fbfaf7');
  expect(colour('cotton', 'dark')).toBe('#0d1124');
});

test('a colour that stands for another one, in the same theme', () => {
  expect(colour('edge')).toBe('#946f00');
  expect(colour('edge', 'dark')).toBe('#0d1124');
});

test('an unknown colour is named, and so is one that pictures cannot use', () => {
  expect(() => colour('old')).toThrow('--color-old');
  expect(() => colour('odd')).toThrow('--color-odd');
});
