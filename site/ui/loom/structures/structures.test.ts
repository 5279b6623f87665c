import { describe, expect, test } from 'vitest';
import { type Cell, weaveCells } from '../cells.ts';
import { FIGURES, type Structure, type Weave, weave } from '../weave.ts';
import { isRaised, sizeOf } from './figures.ts';

const COLUMNS = 120;
const ROWS = 60;

/** All woven, nothing slips, nothing fades. */
const plain = { seed: 7, size: [COLUMNS, ROWS], density: 1, fade: 'none' } as const;

const CLOTHS = {
  'nam-lai': {
    ...plain,
    size: [COLUMNS, ROWS],
    structure: 'nam-lai',
    repeat: [40, 12],
    rise: 10,
    dyes: ['cotton', 'river', 'indigo', 'ground'],
    feather: 0,
  },
  khit: {
    ...plain,
    size: [COLUMNS, ROWS],
    structure: 'khit',
    bands: [
      { lines: ['turmeric', 'earth'] },
      { figure: 'scissors', repeat: 20, dye: 'turmeric', accent: 'cotton', every: 3 },
    ],
  },
  'tin-chok': {
    ...plain,
    size: [COLUMNS, ROWS],
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
    size: [COLUMNS, ROWS],
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
    size: [COLUMNS, ROWS],
    structure: 'yok-dok',
    figure: 'flower',
    repeat: [20, 10],
    whites: ['undyed', 'cotton'],
    gold: 'turmeric',
    every: 3,
  },
} satisfies Partial<{ [Name in Structure]: Weave }>;

const at = (cells: Cell[], column: number, row: number) =>
  cells[row * COLUMNS + column]?.dye ?? null;
const row = (cells: Cell[], index: number) =>
  Array.from({ length: COLUMNS }, (_, column) => at(cells, column, index));

describe.each(Object.values(CLOTHS))('$structure', (cloth) => {
  test('fits its schema', () => {
    expect(weave.parse(cloth)).toEqual(cloth);
  });

  test('is the same for the same parameters; another seed changes shades, not the pattern', () => {
    const cells = weaveCells(cloth);
    expect(weaveCells(structuredClone<Weave>(cloth))).toEqual(cells);
    const other = weaveCells({ ...cloth, seed: 8 });
    expect(other).not.toEqual(cells);
    expect(other.map((cell) => cell?.dye)).toEqual(cells.map((cell) => cell?.dye));
  });

  test('density and fade do to it what they do to every cloth', () => {
    const woven = (cells: Cell[]) => cells.filter((cell) => cell !== null).length;
    const full = woven(weaveCells(cloth));
    expect(woven(weaveCells({ ...cloth, density: 0 }))).toBe(0);
    expect(woven(weaveCells({ ...cloth, density: 0.5 })) / full).toBeCloseTo(0.5, 1);
    const fading = weaveCells({ ...cloth, fade: 'below' });
    expect(row(fading, 0)).toEqual(row(weaveCells(cloth), 0));
    expect(row(fading, ROWS - 1).every((dye) => dye === null)).toBe(true);
  });
});

describe('nam lai', () => {
  const cloth = CLOTHS['nam-lai'];
  const cells = weaveCells(cloth);
  /** The row in which a wave's surface begins, in a column, below the first whole wave. */
  const surface = (column: number) => {
    for (let below = 12; below < 36; below += 1) {
      if (at(cells, column, below - 1) === null && at(cells, column, below) === 'cotton')
        return below;
    }
    return Number.NaN;
  };

  test('a wave comes again after its columns, and the next one after its rows', () => {
    for (const [column, line] of [
      [3, 14],
      [17, 20],
      [31, 30],
    ] as const) {
      expect(at(cells, column + 40, line)).toBe(at(cells, column, line));
      expect(at(cells, column, line + 12)).toBe(at(cells, column, line));
    }
  });

  test('it rises by its rise, in steps of one row', () => {
    const heights = Array.from({ length: 21 }, (_, column) => surface(column));
    // Surfaces of neighbouring waves are twelve rows apart: take them on one wave.
    const steps = heights.slice(1).map((height, index) => {
      const step = height - (heights[index] ?? 0);
      return ((step % 12) + 12) % 12;
    });
    expect(new Set(steps)).toEqual(new Set([0, 1]));
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(cloth.rise);
  });

  test('its bands follow each other from the surface downwards', () => {
    const bands: (string | null)[] = [];
    for (let down = 0; down < 12; down += 1) {
      const dye = at(cells, 0, surface(0) + down);
      if (dye !== bands.at(-1)) bands.push(dye);
    }
    expect(bands).toEqual(['cotton', 'river', 'indigo', null]);
  });

  test('beads are every third stitch of the surface', () => {
    const beaded = weaveCells({ ...cloth, beads: 'turmeric' });
    const changed = beaded.flatMap((cell, index) =>
      cell?.dye === cells[index]?.dye ? [] : [{ now: cell?.dye, was: cells[index]?.dye }],
    );
    expect(changed.every(({ now, was }) => now === 'turmeric' && was === 'cotton')).toBe(true);
    const surfaces = cells.filter((cell) => cell?.dye === 'cotton').length;
    expect(changed.length / surfaces).toBeCloseTo(1 / 3, 1);
  });

  test('a band is palest at its upper edge', () => {
    const deep = weaveCells({ ...cloth, repeat: [40, 48], size: [COLUMNS, ROWS] });
    const shades = deep
      .filter((_, index) => index % COLUMNS === 20)
      .flatMap((cell) => (cell?.dye === 'river' ? [cell.shade] : []))
      .slice(0, 12);
    const mean = (part: number[]) => part.reduce((sum, each) => sum + each, 0) / part.length;
    expect(mean(shades.slice(0, 4))).toBeGreaterThan(mean(shades.slice(-4)));
  });

  test('feather frays its edges', () => {
    const frayed = weaveCells({ ...cloth, feather: 3 });
    expect(frayed.map((cell) => cell?.dye)).not.toEqual(cells.map((cell) => cell?.dye));
  });
});

describe('khit', () => {
  const cells = weaveCells(CLOTHS.khit);
  const height = 2 + sizeOf('scissors').rows + 2;

  test('plain rows are of one dye each, and the bands begin again', () => {
    for (const turn of [0, 1, 2]) {
      expect(new Set(row(cells, turn * height))).toEqual(new Set(['turmeric']));
      expect(new Set(row(cells, turn * height + 1))).toEqual(new Set(['earth']));
    }
  });

  test('figures stand on bare ground, each third in the accent', () => {
    expect(new Set(row(cells, 2))).toEqual(new Set([null]));
    expect(new Set(row(cells, height - 1))).toEqual(new Set([null]));
    for (let place = 0; place < COLUMNS / 20; place += 1) {
      const dyes = new Set(row(cells, 3).slice(place * 20, place * 20 + 20));
      expect(dyes).toEqual(new Set([null, place % 3 === 0 ? 'cotton' : 'turmeric']));
    }
  });

  test('a figure is drawn stitch by stitch, in the middle of its place', () => {
    const { columns, rows } = sizeOf('scissors');
    const start = Math.floor((20 - columns) / 2);
    for (let down = 0; down < rows; down += 1) {
      const drawn = row(cells, 3 + down)
        .slice(start, start + columns)
        .map((dye) => dye !== null);
      expect(drawn).toEqual(
        Array.from({ length: columns }, (_, column) => isRaised('scissors', column, down)),
      );
    }
  });
});

describe('tin chok', () => {
  const cells = weaveCells(CLOTHS['tin-chok']);

  test('nothing of the hem is bare', () => {
    expect(cells.every((cell) => cell !== null)).toBe(true);
  });

  test('diamonds take their dyes in turn, each alike on both sides', () => {
    for (const [place, dye] of ['cotton', 'river', 'cotton', 'river'].entries()) {
      const band = Array.from({ length: 15 }, (_, down) =>
        row(cells, 1 + down).slice(place * 20, place * 20 + 20),
      );
      expect(new Set(band.flat())).toEqual(new Set(['lac', dye]));
      for (const line of band) expect(line.toReversed()).toEqual(line);
      expect(band.toReversed()).toEqual(band);
    }
  });

  test('threads rise and fall once in a repeat, and cross in the middle', () => {
    const top = 16;
    for (const down of [2, 4]) {
      const line = row(cells, top + down).slice(20, 60);
      expect(line).toContain('turmeric');
      expect(line).toContain('cotton');
      expect(line.slice(0, 20)).toEqual(line.slice(20));
    }
    expect(at(cells, 40, top + 6)).toBe('indigo');
    expect(at(cells, 50, top + 6)).toBe('turmeric');
  });
});

describe('pha khao ma', () => {
  const cells = weaveCells(CLOTHS['pha-khao-ma']);

  test('where warp and weft have one dye, the cloth is of that dye', () => {
    expect(at(cells, 2, 2)).toBe('lac');
    expect(at(cells, 3, 2)).toBe('lac');
    expect(at(cells, 14, 7)).toBe('indigo');
    expect(at(cells, 15, 7)).toBe('indigo');
  });

  test('where they differ, they lie on top in turn', () => {
    expect([12, 13, 14, 15].map((column) => at(cells, column, 0))).toEqual([
      'indigo',
      'lac',
      'indigo',
      'lac',
    ]);
    expect([12, 13, 14, 15].map((column) => at(cells, column, 1))).toEqual([
      'lac',
      'indigo',
      'lac',
      'indigo',
    ]);
  });

  test('the checks begin again after their threads', () => {
    for (const [column, line] of [
      [1, 1],
      [13, 4],
      [19, 9],
    ] as const) {
      expect(at(cells, column + 20, line + 10)).toBe(at(cells, column, line));
    }
  });
});

describe('yok dok', () => {
  const cells = weaveCells(CLOTHS['yok-dok']);
  const heart = (place: number, line: number) => {
    const columns = sizeOf('flower').columns;
    const start = Math.floor((20 - columns) / 2) + Math.floor(columns / 2);
    return at(cells, place * 20 + start - (line % 2) * 10 + 0, line * 10 + 2);
  };

  test('every third figure of a row is gold, and the others are white', () => {
    const figures = Array.from({ length: 6 }, (_, place) => heart(place, 0));
    expect(figures).toEqual(['turmeric', 'undyed', 'undyed', 'turmeric', 'undyed', 'undyed']);
  });

  test('the second row of figures is moved by half, and its gold with it', () => {
    expect(heart(1, 1)).toBe('turmeric');
    expect(heart(1, 0)).toBe('undyed');
  });
});

test('figures are even on both sides, or look to one; none is empty', () => {
  for (const figure of FIGURES) {
    const { columns, rows } = sizeOf(figure);
    expect(columns).toBeGreaterThan(4);
    const stitches = Array.from({ length: columns * rows }, (_, index) =>
      isRaised(figure, index % columns, Math.floor(index / columns)),
    );
    expect(stitches.filter(Boolean).length).toBeGreaterThan(columns);
    expect(isRaised(figure, columns, 0)).toBe(false);
    expect(isRaised(figure, -1, 0)).toBe(false);
  }
});
