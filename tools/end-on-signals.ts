import type { ChildProcess } from 'node:child_process';

/**
 * Makes signals end the process through 'exit', so that child processes are still stopped; by default Node exits at
 * once and leaves browsers and servers running.
 */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}

/** Ends a program that this process has started when this process ends. */
export function killOnExit(child: ChildProcess): void {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
