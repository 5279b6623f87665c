import { hashKey } from '../limits/limits.ts';

/** The time for which a lead is compared with later ones, in milliseconds. */
const WINDOW = 60_000;
/** The time for which a trait stays marked as a flood's after the last lead that had it, in milliseconds. */
const COOLDOWN = 10 * WINDOW;
/** The maximum numbers of compared leads and of known flood traits, which limit the cost of a flood. */
const RECENT_MAX = 2000;
const KNOWN_MAX = 10_000;
/** The minimum time between two comparisons, in milliseconds. */
const COMPARE_INTERVAL = 50;

/** The number of leads within a minute that count as alike, by the trait that they share. */
const ALIKE_MIN = { address: 5, text: 5, network: 20 } as const;
type Trait = keyof typeof ALIKE_MIN;
const KINDS = Object.keys(ALIKE_MIN) as Trait[];

/** The traits that a lead can share with others. */
export interface Traits {
  /** From `addressOf`. */
  address: string;
  message: string;
  form: string;
}

/** A lead that has been judged. */
export interface Arrival {
  /** Hashes of its traits; the text's hash only if it has a text. */
  traitHashes: Partial<Record<Trait, string>>;
  form: string;
  at: number;
  /** Whether it must be held because it looks like part of a flood. A later lead can show this, too. */
  isHeld: boolean;
  /** When the minute in which it was counted ends, in milliseconds of the monotonic clock. */
  countedUntil?: number;
  /** Set once it is stored. */
  leadId?: number;
}

/** The judgment of a lead. */
export interface Verdict {
  arrival: Arrival;
  /** Earlier leads that were considered genuine and that this one shows to be part of a flood. */
  unmasked: Arrival[];
}

/**
 * Separates a flood from the leads that arrive at the same time. All leads are genuine as long as no more arrive than
 * the company expects. When more arrive, leads that are alike in address, network or text are held, and the others are
 * still delivered. A form is held as a whole only if nothing else distinguishes a flood from people, because each of
 * its leads has its own address and text.
 *
 * State is kept per process, for minutes only and as hashes: each of several servers sees its part of a flood.
 */
export function floodWatch() {
  let recent: Arrival[] = [];
  /** Traits of floods, and when each one expires. */
  const floodTraits = new Map<string, number>();
  /** The form of most of the leads that nothing else explains. */
  let floodedForm: string | undefined;
  let compareFrom = Number.NEGATIVE_INFINITY;

  const isFloodTrait = (hash: string, at: number) => (floodTraits.get(hash) ?? 0) > at;
  const hasFloodTrait = ({ traitHashes }: Arrival, at: number) =>
    Object.values(traitHashes).some((hash) => isFloodTrait(hash, at));

  /** Finds the traits that recent leads share, each kind only for leads that no more precise one explains. */
  function compare(at: number): Arrival[] {
    compareFrom = at + COMPARE_INTERVAL;
    recent = recent.filter((each) => each.at > at - WINDOW);
    let rest = recent;
    for (const kind of KINDS) {
      rest = rest.filter((each) => !hasFloodTrait(each, at));
      const counts = new Map<string, number>();
      for (const arrival of rest) {
        const hash = arrival.traitHashes[kind];
        if (hash !== undefined) counts.set(hash, (counts.get(hash) ?? 0) + 1);
      }
      for (const [hash, count] of counts) if (count >= ALIKE_MIN[kind]) markAsFlood(hash, at);
    }
    rest = rest.filter((each) => !hasFloodTrait(each, at));
    const forms = Map.groupBy(rest, ({ form }) => form);
    // A handful of leads is not a flood, whatever form they used.
    floodedForm = [...forms].find(
      ([, leads]) => leads.length >= ALIKE_MIN.address && leads.length > rest.length / 2,
    )?.[0];
    return recent.filter((each) => !each.isHeld && hasFloodTrait(each, at));
  }

  function markAsFlood(hash: string, at: number): void {
    floodTraits.delete(hash);
    if (floodTraits.size >= KNOWN_MAX) floodTraits.delete(floodTraits.keys().next().value ?? '');
    floodTraits.set(hash, at + COOLDOWN);
  }

  return {
    /**
     * Judges a new lead.
     * @param isOver whether more leads arrive than the company expects
     * @param at the current time, in milliseconds of a monotonic clock
     */
    judge: (traits: Traits, isOver: boolean, at = performance.now()): Verdict => {
      const arrival: Arrival = {
        traitHashes: hashTraits(traits),
        form: traits.form,
        at,
        isHeld: false,
      };
      recent.push(arrival);
      if (recent.length > 2 * RECENT_MAX) recent = recent.slice(-RECENT_MAX);
      const unmasked = isOver && at >= compareFrom ? compare(at) : [];
      for (const each of unmasked) each.isHeld = true;
      for (const hash of Object.values(arrival.traitHashes).filter((each) =>
        isFloodTrait(each, at),
      )) {
        markAsFlood(hash, at);
        arrival.isHeld = true;
      }
      const before = unmasked.filter((each) => each !== arrival);
      // Unmasked leads make room for others; if one form is flooded, the other forms are not.
      const isBeside = before.length > 0 || ![undefined, arrival.form].includes(floodedForm);
      if (isOver && !isBeside) arrival.isHeld = true;
      return { arrival, unmasked: before };
    },
  };
}

export type FloodWatch = ReturnType<typeof floodWatch>;

function hashTraits({ address, message }: Traits): Arrival['traitHashes'] {
  const parts = address.includes(':') ? address.split(':') : address.split('.');
  // Only letters, and only the beginning: a different number or a word added at the end does not make it a different
  // text.
  const text = message
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, '')
    .slice(0, 60);
  return {
    address: hashKey(`address ${address}`),
    ...(text !== '' && { text: hashKey(`text ${text}`) }),
    // A /24, or a /48 of IPv6.
    network: hashKey(`network ${parts.slice(0, 3).join(' ')}`),
  };
}
