/** A row as written: the text of each column, with a time first or an amount last. */
interface Row {
  cells: readonly string[];
  isTotal: boolean;
}

/** The start and size of a part of a whole, in percent. */
export interface Part {
  begins: number;
  takes: number;
}

const amountOf = ({ cells }: Row): number =>
  Number(cells.at(-1)?.replaceAll(/[฿,]/g, '') || 'none');

const inTenths = (share: number): number => Math.round(share * 1000) / 10;

/**
 * Returns the parts of the total in the last row, one for each row above it, each beginning where the previous one
 * ends. Empty if the rows don't add up to a total, because they are not amounts or are calculated differently.
 */
export function partsOf(rows: readonly Row[]): Part[] {
  const total = rows.at(-1);
  const amounts = rows.slice(0, -1).map(amountOf);
  const sum = amounts.reduce((begun, amount) => begun + amount, 0);
  if (!total?.isTotal || sum !== amountOf(total)) return [];
  let begun = 0;
  return amounts.map((amount) => {
    const part = { begins: inTenths(begun / sum), takes: inTenths(amount / sum) };
    begun += amount;
    return part;
  });
}

/** Parses `03:45`, or `03.45` as written in Thai, into minutes. */
const minutesOf = ({ cells: [time = ''] }: Row): number => {
  const [hours, minutes] = time.split(/[:.]/).map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/** Returns the periods from each row's time until the next one's, as parts of the total time. */
export function hoursOf(rows: readonly Row[]): Part[] {
  const times = rows.map(minutesOf);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return times.slice(0, -1).map((time, index) => ({
    begins: inTenths((time - first) / (last - first)),
    takes: inTenths(((times[index + 1] ?? last) - time) / (last - first)),
  }));
}
