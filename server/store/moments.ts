/** Formats a moment as ISO 8601, for output. */
export const isoOf = (moment: number | Date | string): string => new Date(moment).toISOString();

type Iso<Value> = Value extends null ? null : string;

/** Returns a row with its moments, the columns whose names end with `At`, as ISO 8601. */
export const withIsoMoments = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name.endsWith('At') && value !== null ? isoOf(value) : value,
    ]),
  ) as { [Name in keyof Row]: Name extends `${string}At` ? Iso<Row[Name]> : Row[Name] };
