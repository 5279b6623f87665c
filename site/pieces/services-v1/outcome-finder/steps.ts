/** A limit as written; undefined for no limit. */
interface Limit {
  most?: number | undefined;
}

/** Returns the index of the first limit that a figure is within. */
export const stepOf = (figure: number, limits: readonly Limit[]): number =>
  limits.findIndex(({ most }) => most === undefined || figure <= most);

/** Returns the number of outcomes within each pair of limits: by the step of the cost, then by the step of the time. */
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
