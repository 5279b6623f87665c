/** A row as it is written: what it says in each column, a time first or an amount last. */
interface Row {
  cells: readonly string[];
  isTotal: boolean;
}

/** Where a part of a whole begins and how much of it it is, in per cent. */
export interface Part {
  begins: number;
  takes: number;
}

const amountOf = ({ cells }: Row): number =>
  Number(cells.at(-1)?.replaceAll(/[฿,]/g, '') || 'none');

const inTenths = (share: number): number => Math.round(share * 1000) / 10;

/**
 * The parts that the total in the last row is made of, one for each row above it, beginning where the one before it ends.
 * None where the rows do not add up to a total: where they are no amounts, or are reckoned in another way.
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

/** `03:45`, or `03.45` as Thai has it, in minutes. */
const minutesOf = ({ cells: [time = ''] }: Row): number => {
  const [hours, minutes] = time.split(/[:.]/).map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/** From each row’s time until that of the next one, as parts of the time that all of them take. */
export function hoursOf(rows: readonly Row[]): Part[] {
  const times = rows.map(minutesOf);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return times.slice(0, -1).map((time, index) => ({
    begins: inTenths((time - first) / (last - first)),
    takes: inTenths(((times[index + 1] ?? last) - time) / (last - first)),
  }));
}
