/** A part of a run of letters. */
export interface Segment {
  word: string;
  /** Whether the index has this part or, at the end of a query being typed, a word that begins with it. */
  isKnown: boolean;
}

/** The longest word looked for within a run. */
const WORD_MAX = 48;

/** The costs of parts: unknown letters cost far more than words; an incomplete word costs more than two whole ones. */
const COSTS = { unknownLetter: 100, word: 2, beginning: 5 };

/**
 * Splits a run into the fewest words of the index. The index itself is the dictionary, because browsers and servers
 * segment Thai differently and a query must be split like the pages.
 * @param has whether the index has a word
 * @param begins whether a word of the index begins with these letters; undefined if the run is not being typed
 */
export function segmentRun(
  run: string,
  has: (word: string) => boolean,
  begins: ((beginning: string) => boolean) | undefined,
): Segment[] {
  // The cheapest path to each position, and the start of its last part.
  const best: { cost: number; from: number; isKnown: boolean }[] = [
    { cost: 0, from: 0, isKnown: true },
  ];
  for (let end = 1; end <= run.length; end += 1) {
    let found = { cost: Number.POSITIVE_INFINITY, from: end - 1, isKnown: false };
    for (let from = end - 1; from >= Math.max(0, end - WORD_MAX); from -= 1) {
      const before = best[from]?.cost ?? 0;
      const word = run.slice(from, end);
      const offer = (price: number, isKnown: boolean) => {
        if (before + price < found.cost) found = { cost: before + price, from, isKnown };
      };
      if (has(word)) offer(COSTS.word, true);
      else if (end === run.length && begins?.(word)) offer(COSTS.beginning, true);
      else if (from === end - 1) offer(COSTS.unknownLetter, false);
    }
    best.push(found);
  }

  const parts: Segment[] = [];
  for (let end = run.length; end > 0; ) {
    const { from, isKnown } = best[end] ?? { from: end - 1, isKnown: false };
    const [next] = parts;
    const word = run.slice(from, end);
    // Adjacent unknown letters are merged.
    if (next && !next.isKnown && !isKnown) next.word = word + next.word;
    else parts.unshift({ word, isKnown });
    end = from;
  }
  return parts;
}
