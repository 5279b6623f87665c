import type { VignetteContent } from '../define-vignette.ts';
import type { schema } from './schema.ts';

/** What a thread is: one of many, the way that is drawn out, or one that brings nothing at present. */
export type Tone = 'plain' | 'path' | 'failing';

/** One warp where it passes a row: what is above and below the row's middle, and whether it is knotted there. */
export interface Lane {
  key: string;
  above?: Tone | undefined;
  below?: Tone | undefined;
  knot?: Tone | undefined;
}

/** What is made, and from what. */
interface Made {
  key: string;
  from: readonly string[];
}

/** The warps of one layer, row by row: where they begin, where they pass, where they are used. */
export interface Lanes {
  beginning: Lane[][];
  passing: Lane[];
  using: Lane[][];
  /** How a thread between two keys looks. */
  toneOf: (from: string, to: string) => Tone;
}

/**
 * Lays the warps between two layers.
 * @param from what the threads come from, in order; `isFailing` marks those that bring nothing
 * @param to what is made from them, in order
 * @param path the thread that is drawn out
 */
function layLanes(
  from: readonly { key: string; isFailing: boolean }[],
  to: readonly Made[],
  path: { from: string; to: string },
): Lanes {
  const pathEnd = to.findIndex(({ key }) => key === path.to);
  const lastUse = (key: string) => to.findLastIndex((made) => made.from.includes(key));
  const quiet = (isFailing: boolean): Tone => (isFailing ? 'failing' : 'plain');
  /** How a warp looks above the row of a user. */
  const above = (key: string, isFailing: boolean, row: number): Tone | undefined => {
    if (row > lastUse(key)) return undefined;
    return key === path.from && row <= pathEnd ? 'path' : quiet(isFailing);
  };

  return {
    beginning: from.map((_, row) =>
      from.map(({ key, isFailing }, index) => {
        const tone = above(key, isFailing, 0);
        return {
          key,
          above: index < row ? tone : undefined,
          below: index <= row ? tone : undefined,
          knot: index === row ? tone : undefined,
        };
      }),
    ),
    passing: from.map(({ key, isFailing }) => {
      const tone = above(key, isFailing, 0);
      return { key, above: tone, below: tone };
    }),
    using: to.map((made, row) =>
      from.map(({ key, isFailing }) => ({
        key,
        above: above(key, isFailing, row),
        below: above(key, isFailing, row + 1),
        knot: made.from.includes(key)
          ? key === path.from && made.key === path.to
            ? 'path'
            : quiet(isFailing)
          : undefined,
      })),
    ),
    toneOf: (source, target) =>
      source === path.from && target === path.to
        ? 'path'
        : quiet(from.some(({ key, isFailing }) => key === source && isFailing)),
  };
}

/** The threads of a lineage: from its sources to its tables, and on to its reports. */
export function lineageLanes({ sources, tables, reports, path }: VignetteContent<typeof schema>): {
  intoTables: Lanes;
  intoReports: Lanes;
} {
  return {
    intoTables: layLanes(
      sources.map(({ key }) => ({ key, isFailing: false })),
      tables,
      { from: path.source, to: path.table },
    ),
    intoReports: layLanes(
      tables.map(({ key, state }) => ({ key, isFailing: state === 'failing' })),
      reports,
      { from: path.table, to: path.report },
    ),
  };
}
