import { existsSync, readFileSync, rmSync } from 'node:fs';

// `node --import`ed before a server: its clock is ahead by as many milliseconds as the file that CLOCK names says, from the
// start and again with each SIGUSR2. The file is removed when it has been read. `performance.now()` and timers go on.
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
