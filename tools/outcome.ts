import { ConfigError } from '../server/config.ts';
import { StoreError } from '../server/store/failures.ts';

/** The output and exit code of a command. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** The reason that a command has done nothing, for the person who ran it. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Runs a command. Errors that the user can fix become a line of `stderr` and exit code 1.
 * @throws all other errors
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

/** Prints the output of a command and sets the exit code of the process. */
export function exitWith({ code, stdout, stderr }: Outcome): void {
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
}
