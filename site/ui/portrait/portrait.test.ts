import { expect, it } from 'vitest';
import { portraitAddress, portraitSvg } from './image.ts';
import { parts, person } from './person.ts';

const hairs = Object.keys(parts.hair);

it('gives each person an address of their own', () => {
  const addresses = hairs.map((hair) => portraitAddress(person.parse({ hair })));
  expect(new Set(addresses).size).toBe(hairs.length);
});

it.each(hairs)('weaves %s hair in few dyes and bytes, within the cloth', async (hair) => {
  const svg = await portraitSvg(person.parse({ hair, glasses: 'round', beard: 'full', lines: 2 }));
  const paths = [...svg.matchAll(/<path fill="#\w{6}" d="([^"]+)"/g)];
  expect(paths.length).toBeGreaterThan(9);
  expect(paths.length).toBeLessThan(36);
  expect(svg.length).toBeLessThan(13_000);
  for (const [, path = ''] of paths) {
    let [column, row] = [0, 0];
    for (const [, across, down, length] of path.matchAll(/m(-?\d+) ?(-?\d+)h(\d+)v1h-\3z/g)) {
      column += Number(across);
      row += Number(down);
      expect(column >= 0 && row >= 0 && row < 72 && column + Number(length) <= 96).toBe(true);
    }
  }
});
