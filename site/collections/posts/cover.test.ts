import sharp from 'sharp';
import { expect, test } from 'vitest';
import { COVER, type Cover, coverOf, coverSvg } from '../../ui/cover/cover.ts';
import { entriesOf } from '../define-collection.ts';
import { posts } from './index.ts';

const covers = entriesOf(posts).flatMap((post) => coverOf(post) ?? []);

/** The first cover with each kind of figure. */
const drawn = [...new Map(covers.toReversed().map((cover) => [kindOf(cover), cover])).values()];

function kindOf({ figure }: Cover): string {
  if (figure.type === 'marks') return figure.shape;
  return figure.type === 'sheet' ? figure.how : figure.type;
}

/** Returns the colors of a cover as rendered, one of every few pixels. */
async function painted(svg: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  const { width, height } = await picture.metadata();
  expect({ width, height }).toEqual(COVER);
  return picture.raw().toBuffer();
}

/** Returns the share of pixels, from 0 to 1, that differ between two covers. */
function difference(one: Buffer, other: Buffer): number {
  let pixels = 0;
  for (let at = 0; at < one.length; at += 3) {
    if (!one.subarray(at, at + 3).equals(other.subarray(at, at + 3))) pixels += 1;
  }
  return (3 * pixels) / one.length;
}

test.each(drawn.map((cover) => ({ kind: kindOf(cover), cover })))(
  'shows the figure of a cover: $kind',
  async ({ cover }) => {
    const without = await painted(
      coverSvg({
        ...cover,
        figure: { type: 'marks', count: 2, across: 12, accent: [], shape: 'dot' },
      }),
    );
    const svg = coverSvg(cover);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    // Part of it is covered, and the cloth is visible around it.
    const share = difference(await painted(svg), without);
    expect(share).toBeGreaterThan(0.015);
    expect(share).toBeLessThan(0.5);
  },
);
