/** Words that depend on the trigger: each version once, with its triggers, counted from 1. */
export interface Wording {
  words: string;
  /** For `data-when`; undefined if all triggers share the version. */
  when: string | undefined;
}

/** Returns the versions of a text for all triggers; identical ones are merged. */
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
