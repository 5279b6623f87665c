import { AsyncLocalStorage } from 'node:async_hooks';

/** The client that a call of the API is made for. */
interface Caller {
  /** As limits count it. */
  address: string;
  /** Aborted when the client is gone. */
  signal: AbortSignal;
}

/** Tells work that is queued deep inside a library whom it is for. */
export const caller = new AsyncLocalStorage<Caller>();
