import { unavailable } from './errors.ts';

/**
 * Lets so many pieces of work run at once, and so many wait for their turn. Hashing a password, for one, takes
 * one of Node's four threads for a while, and files are read on the same threads: without this, a
 * flood of logins would keep the pages from everybody.
 * @throws ApiError 503 from what it returns, when no more can wait
 */
export function workQueue({ atOnce = 2, maxWaiting = 100 } = {}) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) {
      running += 1;
    } else {
      if (waiting.length >= maxWaiting) throw unavailable();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // Whoever is done hands the place on.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
