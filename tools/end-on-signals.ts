/**
 * Makes signals end the process in the usual way, so that on 'exit' it still ends what it started;
 * left alone, Node drops everything at once and browsers and servers stay behind.
 */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}
