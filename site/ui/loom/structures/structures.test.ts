import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { dyeOf, SHADES, weaveCells } from '../cells.ts';
import type { Structure, Weave } from '../weave.ts';

/** Fully woven, no slipped threads, no fade. */
const plain = { seed: 7, size: [120, 60] as [number, number], density: 1, fade: 'none' } as const;

const CLOTHS = {
  mudmee: {
    structure: 'mudmee',
    seed: 2569,
    size: [64, 32],
    repeat: [40, 16],
    dyes: ['cotton', 'ground', 'sky', 'indigo', 'turmeric', 'lac'],
    density: 0.9,
    feather: 2.5,
    centre: [0.6, 0.4],
    fade: 'start',
  },
  'nam-lai': {
    ...plain,
    structure: 'nam-lai',
    repeat: [40, 12],
    rise: 10,
    dyes: ['cotton', 'river', 'indigo', 'ground'],
    beads: 'turmeric',
    feather: 0,
  },
  khit: {
    ...plain,
    structure: 'khit',
    bands: [
      { lines: ['turmeric', 'earth'] },
      { figure: 'scissors', repeat: 20, dye: 'turmeric', accent: 'cotton', every: 3 },
    ],
  },
  'tin-chok': {
    ...plain,
    structure: 'tin-chok',
    field: 'lac',
    bands: [
      { lines: ['turmeric'] },
      { diamonds: ['cotton', 'river'], repeat: 20, rows: 15 },
      { lattice: ['turmeric', 'cotton'], heart: 'indigo', repeat: 20, rows: 13 },
    ],
  },
  'pha-khao-ma': {
    ...plain,
    structure: 'pha-khao-ma',
    warp: [
      { dye: 'lac', threads: 12 },
      { dye: 'indigo', threads: 8 },
    ],
    weft: [
      { dye: 'lac', threads: 6 },
      { dye: 'indigo', threads: 4 },
    ],
  },
  'yok-dok': {
    ...plain,
    structure: 'yok-dok',
    figure: 'flower',
    repeat: [20, 10],
    whites: ['undyed', 'cotton'],
    gold: 'turmeric',
    every: 3,
  },
} satisfies Partial<{ [Name in Structure]: Weave }>;

/** The hash of each structure’s cells: it changes only with the algorithm, which changes every picture. */
const DRAWN = {
  mudmee: 'ae8d6162c9b26e278abc03f92547be67eb2f330a40a5bcd282cbf6f39bb7d8f5',
  'nam-lai': 'f519334993d86a04d1eb0abacf4b6bcbc0921968edde2ca4c0847de1906ed23e',
  khit: '805cebee26e9bd92e150472454d4794164ad679ea5a9b35a1e46c258fd9f04f4',
  'tin-chok': '8050fa1047c434d49844902198d07d07f96101b32950c7245191af31c0f39691',
  'pha-khao-ma': 'c23d972b97fbb59a43cbf3aacfadd19153a489ca73caa279e7ac6266608ca7ee',
  'yok-dok': '5affe93c98c3e7798f45cdc4184d6f0aafb37822c2337de6261b91911c267090',
};

test.each(Object.values(CLOTHS))('gives the cells of $structure recorded earlier', (cloth) => {
  const drawn = Array.from(weaveCells(cloth), (cell) =>
    cell ? `${dyeOf(cell)}${(cell - 1) % SHADES}` : '.',
  );
  expect(createHash('sha256').update(drawn.join()).digest('hex')).toBe(DRAWN[cloth.structure]);
});

test('lays blocks into a cloth where it is bare, and the last one above the others', () => {
  const cells = weaveCells({
    ...CLOTHS['pha-khao-ma'],
    density: 0,
    inlay: [
      { dye: 'cotton', at: [2, 1], size: [3, 1] },
      { dye: 'turmeric', at: [4, 1], size: [1, 2] },
    ],
  });
  const woven = [...cells].flatMap((cell, index) =>
    cell ? [`${dyeOf(cell)} ${index % 120},${Math.floor(index / 120)}`] : [],
  );
  expect(woven).toEqual(['cotton 2,1', 'cotton 3,1', 'turmeric 4,1', 'turmeric 4,2']);
});
