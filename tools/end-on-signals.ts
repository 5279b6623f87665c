/**
 * Makes signals end the process through 'exit', so that child processes are still stopped; by default Node exits at
 * once and leaves browsers and servers running.
 */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}
