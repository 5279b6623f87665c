/** A part of a run of letters. */
export interface Part {
  word: string;
  /** Whether the index has it, or, at the end of what is being typed, a word that begins with it. */
  isKnown: boolean;
}

/** The longest word that is looked for within a run. */
const LONGEST_WORD = 48;

/** What a part costs: letters of no word far more than words; one that is only begun more than two whole ones. */
const COSTS = { unknownLetter: 100, word: 2, beginning: 5 };

/**
 * Cuts a run into the fewest words that the index has. Its own words are the dictionary: what browsers and servers take
 * for Thai words differs, and a query must be cut as the pages were.
 * @param has whether the index has a word
 * @param begins whether a word of the index begins so; undefined where the run is no word being typed
 */
export function cutRun(
  run: string,
  has: (word: string) => boolean,
  begins: ((beginning: string) => boolean) | undefined,
): Part[] {
  // The cheapest way to each place, and where its last part begins.
  const best: { cost: number; from: number; isKnown: boolean }[] = [
    { cost: 0, from: 0, isKnown: true },
  ];
  for (let end = 1; end <= run.length; end += 1) {
    let found = { cost: Number.POSITIVE_INFINITY, from: end - 1, isKnown: false };
    for (let from = end - 1; from >= Math.max(0, end - LONGEST_WORD); from -= 1) {
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

  const parts: Part[] = [];
  for (let end = run.length; end > 0; ) {
    const { from, isKnown } = best[end] ?? { from: end - 1, isKnown: false };
    const [next] = parts;
    const word = run.slice(from, end);
    // Letters of no word stand together.
    if (next && !next.isKnown && !isKnown) next.word = word + next.word;
    else parts.unshift({ word, isKnown });
    end = from;
  }
  return parts;
}
