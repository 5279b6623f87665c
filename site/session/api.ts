import type { AnswerOf, BodyOf } from '../../contract/api/endpoints.ts';
import { type CallName, paths } from '../../contract/api/paths.ts';
import { readSession, removeSession } from './cookie.ts';

/** A call that was refused or did not get through. `message` is the server's, or the status in words. */
export class CallError extends Error {
  override name = 'CallError';
  /** The HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  /** What is wrong where, as the server says it. */
  readonly fields: Record<string, string>;

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

interface Options<Name extends CallName> {
  body?: BodyOf<Name>;
  /** Values for the `:names` in the path. */
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
}

/**
 * Makes a call of the API, with the session's token if there is one (spec D3). A 401 ends the session
 * here and loads the page anew (D5).
 * @throws CallError for every other answer that is no success, and when there is none
 */
export async function call<Name extends CallName>(
  name: Name,
  { body, params = {}, query = {}, headers = {} }: Options<Name> = {},
): Promise<AnswerOf<Name>> {
  await backend?.();
  const [method, path] = paths[name];
  const token = readSession();
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  const response = await fetch(search.size > 0 ? `${filled}?${search}` : filled, {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: 'omit',
  }).catch((error: Error) => {
    throw new CallError(0, error.message);
  });
  if (response.status === 401) {
    removeSession();
    location.reload();
  }
  const text = await response.text();
  const answer = response.headers.get('content-type')?.includes('json') ? parse(text) : text;
  if (response.ok) return (answer === '' ? undefined : answer) as AnswerOf<Name>;
  const { message, fields } = (answer ?? {}) as { message?: string; fields?: Record<string, string> };
  throw new CallError(response.status, message || response.statusText, fields);
}

/** In the static demo, what answers the calls in the server's place; nothing in the normal build (spec D10). */
const backend = import.meta.env['DEMO']
  ? () => import('./fake/backend.ts').then(({ started }) => started)
  : undefined;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
