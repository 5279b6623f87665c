import { ConfigError } from '../server/config.ts';
import { StoreError } from '../server/store/failures.ts';

/** What a command says, and the code with which it ends. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Why a command has done nothing, for the person who ran it. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Runs a command. What its user can mend is a line of `stderr`, and code 1.
 * @throws anything else
 */
export async function outcomeOf(run: () => Promise<Partial<Outcome>>): Promise<Outcome> {
  const nothing = { code: 0, stdout: '', stderr: '' };
  try {
    return { ...nothing, ...(await run()) };
  } catch (error) {
    const isForPeople = [CommandError, ConfigError, StoreError].some(
      (type) => error instanceof type,
    );
    if (!isForPeople) throw error;
    return { ...nothing, code: 1, stderr: `${(error as Error).message}\n` };
  }
}

/** Says what a command has to say, as the process that it is. */
export function conclude({ code, stdout, stderr }: Outcome): void {
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
}
