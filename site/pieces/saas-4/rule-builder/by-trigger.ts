/** Words that differ by what comes in: each wording once, with the triggers that have it, counted from 1. */
export interface Wording {
  words: string;
  /** For `data-when`; none where it is the wording of all. */
  when: string | undefined;
}

/** What is said for each trigger; what is the same for several stands once. */
export function byTrigger<Trigger>(
  triggers: readonly Trigger[],
  say: (trigger: Trigger) => string,
): Wording[] {
  const places = Map.groupBy(triggers.keys(), (index) => say(triggers[index] as Trigger));
  return [...places].map(([words, indexes]) => ({
    words,
    when:
      indexes.length === triggers.length ? undefined : indexes.map((index) => index + 1).join(' '),
  }));
}
