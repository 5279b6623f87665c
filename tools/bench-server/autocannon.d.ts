declare module 'autocannon' {
  /** One request of a connection's sequence; rebuilt each time if it has a `setupRequest`. */
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
    /** In seconds. */
    duration: number;
    requests: Request[];
  }

  interface Result {
    /** In seconds. */
    duration: number;
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
