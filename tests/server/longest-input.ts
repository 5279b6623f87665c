/** Processor time that an answer to a request of the greatest length may take, in milliseconds; a quadratic pattern takes 200 and more. */
const BUDGET = 20;

/** What patterns stumble over: many places to begin at, and … */
export const UNITS =
  '. / ./ a. a/ - _ : ; , , = " \\ * + ~ a 0 % %2e %2f %25 %00 en/ index a, a; a=, ;q=0, "a", W/"a", */*, a=b; 0-1, 1.1.1.1, ::1,'
    .split(' ')
    .concat([' ', '\t', ' ,', '; ', 'a ']);

/** … an end that does not fit. */
export const TAILS: readonly string[] = ['', '!', '/x', '"'];

/** As much of a unit as has room, in bytes of UTF-8, with an end. */
export const repeated = (unit: string, bytes: number, tail: string): string =>
  unit.repeat(Math.max(1, (bytes - tail.length) / Buffer.byteLength(unit))) + tail;

/** Whether a browser or a tool could put this into an address; Node refuses the rest before we see it. */
export const isAddress = (value: string): boolean => !/[\s"\\]/.test(value);

/** The values that cost more than they may, told by their beginning and end. */
export async function tooDear(
  values: readonly string[],
  send: (value: string) => Promise<unknown>,
): Promise<string[]> {
  const found: string[] = [];
  for (const value of values) {
    let least = await cost(() => send(value));
    // What is dear by itself is dear each time; the first time may have had to compile something.
    for (let again = 0; again < 4 && least > BUDGET; again++) {
      least = Math.min(least, await cost(() => send(value)));
    }
    if (least > BUDGET)
      found.push(`${value.slice(0, 8)}…${value.slice(-4)}: ${Math.round(least)} ms`);
  }
  return found;
}

/** Milliseconds of processor time of this thread that something takes. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
