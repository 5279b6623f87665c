/** A limit as it is written: nothing for none. */
interface Limit {
  most?: number | undefined;
}

/** The first limit that a figure is within, counted from 0. */
export const stepOf = (figure: number, limits: readonly Limit[]): number =>
  limits.findIndex(({ most }) => most === undefined || figure <= most);

/**
 * How many outcomes fit each pair of limits: by the step of what may be spent, then by the step of how long it may take.
 */
export const fitting = (
  outcomes: readonly { baht: number; weeks: number }[],
  spend: readonly Limit[],
  wait: readonly Limit[],
): number[][] =>
  spend.map((_, spent) =>
    wait.map(
      (_, waited) =>
        outcomes.filter(
          ({ baht, weeks }) => stepOf(baht, spend) <= spent && stepOf(weeks, wait) <= waited,
        ).length,
    ),
  );
