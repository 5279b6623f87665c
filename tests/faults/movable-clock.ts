import { existsSync, readFileSync, rmSync } from 'node:fs';

// `node --import`ed before a server: advances its clock by the milliseconds in the file named by CLOCK, at the start
// and again with each SIGUSR2. The file is removed once read. `performance.now()` and timers continue.
const file = process.env['CLOCK'] ?? '';
const Real = Date;
let ahead = 0;

function read(): void {
  if (!existsSync(file)) return;
  ahead = Number(readFileSync(file, 'utf8'));
  rmSync(file);
}

read();
process.on('SIGUSR2', read);

globalThis.Date = class extends Real {
  constructor(...given: ConstructorParameters<typeof Date> | []) {
    if (given.length === 0) super(Real.now() + ahead);
    else super(...given);
  }

  static override now(): number {
    return Real.now() + ahead;
  }
} as DateConstructor;
