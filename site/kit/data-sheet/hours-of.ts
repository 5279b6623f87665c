/** A row as written: the text of each column, with a time first. */
interface Row {
  cells: readonly string[];
}

/** The start and size of a part of a whole, in percent. */
export interface Part {
  begins: number;
  takes: number;
}

const inTenths = (share: number): number => Math.round(share * 1000) / 10;

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
