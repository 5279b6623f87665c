import type { AnswerOf, BodyOf } from '../../contract/api/endpoints.ts';
import { ACCOUNT_HEADER, type CallName, paths } from '../../contract/api/paths.ts';
import type { FieldRefusals, RefusalBody } from '../../contract/api/refusal.ts';
import { dropSession, isOwnSession, ownAccount, readSession } from './cookie.ts';
import { forgetUnownedDrafts } from './draft.ts';
import { forgetAccount, shownAccount } from './known-account.ts';
import { rememberLeftAccount } from './page-state.ts';

/** Thrown for a call that was refused or did not get through. `message` is the server's message, or the status text. */
export class CallError extends Error {
  override name = 'CallError';
  /** The HTTP status, or 0 if there was no response. */
  readonly status: number;
  /** The errors by field. */
  readonly fields: FieldRefusals;
  /** The number of seconds to wait before a retry, if the server states it. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    { fields = {}, retryAfter }: { fields?: FieldRefusals; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

interface Options<Name extends CallName> {
  /** A form with files is sent as its values. */
  body?: BodyOf<Name> | FormData;
  /** The values for the `:names` in the path. */
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** Aborts the call. */
  signal?: AbortSignal;
}

/**
 * The calls in which the server recognizes a device by a cookie that scripts can't read. No other call sends cookies.
 */
const BY_DEVICE = new Set<CallName>(['login', 'loginSecondFactor', 'resetPassword']);

/** Aborts all calls that only read. */
let reading = new AbortController();

/**
 * Calls the API with the session's token, if there is one (spec D3). A 401 response ends the session in this browser
 * and reloads the page (D5). If the session belongs to another account than the page shows, the page is reloaded as
 * well, and nothing is sent.
 * @throws CallError for every other unsuccessful response, and if there is no response
 */
export async function call<Name extends CallName>(
  name: Name,
  options: Options<Name> = {},
): Promise<AnswerOf<Name>> {
  const { response, read } = await send(name, options, (each) => each.text());
  const isJson = response.headers.get('content-type')?.includes('json');
  const answer = isJson ? parse(read) : read;
  if (response.ok) return (answer === '' ? undefined : answer) as AnswerOf<Name>;
  throw refusal(response, answer);
}

/**
 * Fetches a file through a call that responds with one.
 * @throws CallError under the same conditions as `call`
 */
export async function download(
  name: CallName,
  params: Record<string, string | number> = {},
): Promise<Blob> {
  const { response, read } = await send(name, { params }, (each) => each.blob());
  if (response.ok) return read;
  throw refusal(response, parse(await read.text()));
}

async function send<Name extends CallName, Read>(
  name: Name,
  { body, params = {}, query = {}, headers = {}, signal }: Options<Name>,
  reader: (response: Response) => Promise<Read>,
): Promise<{ response: Response; read: Read }> {
  const [method, path] = paths[name];
  const token = readSession();
  if (token !== undefined && !isOwnSession(token)) return leave();
  const account = token === undefined ? undefined : shownAccount();
  const isFile = body instanceof Blob || body instanceof FormData;
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  const sent = await fetch(search.size > 0 ? `${filled}?${search}` : filled, {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      // A file has its own content type.
      ...(body !== undefined && !isFile && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(account !== undefined && { [ACCOUNT_HEADER]: String(account) }),
      ...headers,
    },
    body: isFile ? body : body === undefined ? null : JSON.stringify(body),
    credentials: BY_DEVICE.has(name) ? 'same-origin' : 'omit',
    signal: signal ?? (method === 'GET' ? reading.signal : null),
  })
    .then(async (response) => ({ response, read: await reader(response) }))
    .catch((error: Error) => {
      throw new CallError(0, error.message);
    });
  if (sent.response.status === 401) endSession(token);
  if (sent.response.status === 412) {
    // Otherwise the reloaded page would name the same account again.
    forgetAccount();
    forgetUnownedDrafts();
    return leave();
  }
  return sent;
}

/** Aborts pending reads before the session ends, because they would be answered with 401. */
export function stopReading(): void {
  reading.abort();
  reading = new AbortController();
}

/**
 * Reloads the page for the account that has since signed in, and lets the page say so. The returned promise never
 * settles, so that the caller does nothing more.
 */
function leave(): Promise<never> {
  const account = ownAccount();
  if (account !== undefined) rememberLeftAccount(account);
  location.reload();
  return new Promise(() => undefined);
}

/** Returns the error for a refused call: with the server's message, or else the status text (spec D5). */
function refusal({ status, statusText, headers }: Response, answer: unknown): CallError {
  const { message, fields } = (answer ?? {}) as Partial<RefusalBody>;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const reason = typeof message === 'string' ? message : '';
  return new CallError(status, reason || statusText || `status ${status}`, {
    ...(fields && { fields }),
    ...(seconds > 0 && { retryAfter: seconds }),
  });
}

/**
 * Ends the session that received a 401 response, and reloads the page. A newer session stays. If the session was ended
 * here in the meantime, the code that ended it decides where to go. Without a session, the page is reloaded only once:
 * a page that repeats its call would otherwise reload forever.
 */
function endSession(token: string | undefined): void {
  const current = readSession();
  if (token !== undefined && current === undefined) return;
  if (current === token) dropSession();
  const state = (history.state ?? {}) as { wasReloaded?: boolean };
  if (state.wasReloaded && token === undefined) return;
  history.replaceState({ ...state, wasReloaded: true }, '');
  location.reload();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
