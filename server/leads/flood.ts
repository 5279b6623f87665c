import { hashed } from '../limits/limits.ts';

/** For how long a lead is compared with those after it, in milliseconds. */
const WINDOW = 60_000;
/** For how long a mark stays a flood's after the last lead that had it, in milliseconds. */
const CALM = 10 * WINDOW;
/** How many leads are compared, and how many marks of floods are known: what a flood may cost. */
const RECENT_MAX = 2000;
const KNOWN_MAX = 10_000;
/** The shortest time from one comparison to the next, in milliseconds. */
const PACE = 50;

/** From how many on leads of one minute are alike, by what they share. A network is given what an address is. */
const ALIKE = { address: 5, text: 5, network: 20 } as const;
type Trait = keyof typeof ALIKE;
const KINDS = Object.keys(ALIKE) as Trait[];

/** What a lead can share with others. */
export interface Traits {
  /** As `addressOf` has it. */
  address: string;
  message: string;
  form: string;
}

/** A lead that has been judged. */
export interface Arrival {
  /** Hashes of what it shares with others; of a text only where there is one. */
  marks: Partial<Record<Trait, string>>;
  form: string;
  at: number;
  /** Whether it is to be held: it looks like the flood. A later one may show that, too. */
  isHeld: boolean;
  /** When the minute ends that it was counted in, in milliseconds of the monotonic clock. */
  countedUntil?: number;
  /** Once it is stored. */
  leadId?: number;
}

/** What a lead turned out to be. */
export interface Verdict {
  arrival: Arrival;
  /** Those before it that were taken for genuine, and of which it shows that they are the flood's. */
  unmasked: Arrival[];
}

/**
 * Tells a flood from what comes in beside it. As long as no more leads come than the company expects, all are genuine.
 * When more come, those are held that are alike: by address, network or text; what is not goes on being delivered. Only
 * where nothing else tells a flood from people, because each of its leads has an address and a text of its own, is its
 * form held as a whole.
 *
 * It remembers by itself and for minutes alone, in hashes: of several servers each sees its part of a flood.
 */
export function floodWatch() {
  let recent: Arrival[] = [];
  /** Marks of floods, and until when they are. */
  const known = new Map<string, number>();
  /** The form that most of the leads come by that nothing else explains. */
  let floodedForm: string | undefined;
  let compareFrom = Number.NEGATIVE_INFINITY;

  const isKnown = (mark: string, at: number) => (known.get(mark) ?? 0) > at;
  const hasKnown = ({ marks }: Arrival, at: number) =>
    Object.values(marks).some((mark) => isKnown(mark, at));

  /**
   * Finds what recent leads share. What tells most precisely comes first; the next is for those it does not explain.
   * @returns those that were taken for genuine and are not
   */
  function compare(at: number): Arrival[] {
    compareFrom = at + PACE;
    recent = recent.filter((each) => each.at > at - WINDOW);
    let rest = recent;
    for (const kind of KINDS) {
      rest = rest.filter((each) => !hasKnown(each, at));
      const counts = new Map<string, number>();
      for (const arrival of rest) {
        const mark = arrival.marks[kind];
        if (mark !== undefined) counts.set(mark, (counts.get(mark) ?? 0) + 1);
      }
      for (const [mark, count] of counts) if (count >= ALIKE[kind]) remember(mark, at);
    }
    rest = rest.filter((each) => !hasKnown(each, at));
    const forms = Map.groupBy(rest, ({ form }) => form);
    // A handful of leads is no flood, whatever they came by.
    floodedForm = [...forms].find(
      ([, leads]) => leads.length >= ALIKE.address && leads.length > rest.length / 2,
    )?.[0];
    return recent.filter((each) => !each.isHeld && hasKnown(each, at));
  }

  function remember(mark: string, at: number): void {
    known.delete(mark);
    if (known.size >= KNOWN_MAX) known.delete(known.keys().next().value ?? '');
    known.set(mark, at + CALM);
  }

  return {
    /**
     * Judges a lead that has come in.
     * @param isOver whether more come than the company expects
     * @param at now, in milliseconds of a clock that is never put back
     */
    judge: (traits: Traits, isOver: boolean, at = performance.now()): Verdict => {
      const arrival: Arrival = { marks: marksOf(traits), form: traits.form, at, isHeld: false };
      recent.push(arrival);
      if (recent.length > 2 * RECENT_MAX) recent = recent.slice(-RECENT_MAX);
      const unmasked = isOver && at >= compareFrom ? compare(at) : [];
      for (const each of unmasked) each.isHeld = true;
      for (const mark of Object.values(arrival.marks).filter((each) => isKnown(each, at))) {
        remember(mark, at);
        arrival.isHeld = true;
      }
      const before = unmasked.filter((each) => each !== arrival);
      // What was unmasked has made room; where one form is flooded, the others are not.
      const isBeside = before.length > 0 || ![undefined, arrival.form].includes(floodedForm);
      if (isOver && !isBeside) arrival.isHeld = true;
      return { arrival, unmasked: before };
    },
  };
}

export type FloodWatch = ReturnType<typeof floodWatch>;

function marksOf({ address, message }: Traits): Arrival['marks'] {
  const parts = address.includes(':') ? address.split(':') : address.split('.');
  // Letters, and of its beginning: a number here or a word at the end does not make it another text.
  const text = message
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, '')
    .slice(0, 60);
  return {
    address: hashed(`address ${address}`),
    ...(text !== '' && { text: hashed(`text ${text}`) }),
    // A /24, or a /48 of IPv6.
    network: hashed(`network ${parts.slice(0, 3).join(' ')}`),
  };
}
