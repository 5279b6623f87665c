declare module 'autocannon' {
  /** One request of a connection's round; it is built anew each time when there is a `setupRequest`. */
  export interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  }

  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests in all; takes the place of `duration`. */
    amount?: number;
    /** Milliseconds between two samples. */
    sampleInt?: number;
    requests: Request[];
  }

  export interface Result {
    /** Seconds. */
    duration: number;
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    statusCodeStats?: Record<string, { count: number }>;
    /** Milliseconds. */
    latency: { p50: number; p90: number; p99: number; max: number; mean: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
