import { z } from 'zod';

/** The input and output of an API call. */
export interface Endpoint {
  summary: string;
  /** The callers that are allowed: any client, a signed-in account, or administrators. */
  access: 'anyone' | 'customer' | 'admin';
  /** Whether other sites may trigger the call, because what it may do depends on its content and not on its sender. */
  allowsCrossSite?: true;
  /** Whether it changes nothing although it is not a GET, because its input doesn't belong in a URL. */
  isReadOnly?: true;
  headers?: z.ZodType;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The content types of its body, if not only JSON. */
  bodyTypes?: readonly string[];
  /** A file instead of `body`: its accepted types, and its maximum size in bytes. */
  upload?: {
    types: readonly string[];
    max: number;
  };
  /** The status and body of a successful answer. */
  status: 200 | 201 | 202;
  answer: z.ZodType;
  /** The content type of the answer, if it is not JSON, or is JSON that is sent as it is generated. */
  type?: string;
  /** The redirect after a plain form has succeeded. */
  redirect?: string;
  /** The statuses of refusals in addition to those that all calls have in common. */
  errorStatuses?: readonly number[];
}

const DEFAULTS = { access: 'customer', status: 200, answer: z.undefined() } as const;

type Complete<Written> = {
  [Key in keyof Written | keyof typeof DEFAULTS]: Key extends keyof Written
    ? Written[Key]
    : Key extends keyof typeof DEFAULTS
      ? (typeof DEFAULTS)[Key]
      : never;
};

/** Returns the endpoint of a call: by default for signed-in accounts, answered with status 200 and without a body. */
export const call = <const Written extends Pick<Endpoint, 'summary'> & Partial<Endpoint>>(
  written: Written,
) => ({ ...DEFAULTS, ...written }) as unknown as Complete<Written>;
