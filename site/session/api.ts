import type { AnswerOf, BodyOf } from '../../contract/api/endpoints.ts';
import { ACCOUNT_HEADER, type CallName, paths } from '../../contract/api/paths.ts';
import type { FieldRefusals, RefusalBody } from '../../contract/api/refusal.ts';
import { dropSession, isOwnSession, ownAccount, readSession } from './cookie.ts';
import { forgetUnownedDrafts } from './draft.ts';
import { forgetAccount, shownAccount } from './known-account.ts';
import { noteLeftAccount } from './page-state.ts';

/** A call that was refused or did not get through. `message` is the server's, or the status in words. */
export class CallError extends Error {
  override name = 'CallError';
  /** The HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  /** What is wrong where. */
  readonly fields: FieldRefusals;
  /** In how many seconds it can be tried again, where the server says so. */
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
  body?: BodyOf<Name>;
  /** Values for the `:names` in the path. */
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** Gives the call up. */
  signal?: AbortSignal;
}

/** The calls by which the server knows a device again, by a cookie that no script reads; no other call has cookies. */
const BY_DEVICE = new Set<CallName>(['login', 'loginSecondFactor', 'resetPassword']);

/** What ends every call that only reads. */
let reading = new AbortController();

/**
 * Makes a call of the API, with the session's token if there is one (spec D3). A 401 ends the session
 * here and loads the page anew (D5). So does a session of another account than the page shows, and nothing is sent.
 * @throws CallError for every other answer that is no success, and when there is none
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
 * Fetches a file by a call that answers with one.
 * @throws CallError as `call` does
 */
export async function download(
  name: CallName,
  params: Record<string, string | number> = {},
): Promise<Blob> {
  const { response, read } = await send(name, { params }, (each) => each.blob());
  if (response.ok) return read;
  throw refusal(response, parse(await read.text()));
}

/** Sends a call, and reads its answer. */
async function send<Name extends CallName, Read>(
  name: Name,
  { body, params = {}, query = {}, headers = {}, signal }: Options<Name>,
  reader: (response: Response) => Promise<Read>,
): Promise<{ response: Response; read: Read }> {
  const [method, path] = paths[name];
  const token = readSession();
  if (token !== undefined && !isOwnSession(token)) return leave();
  const account = token === undefined ? undefined : shownAccount();
  const isFile = body instanceof Blob;
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  const sent = await fetch(search.size > 0 ? `${filled}?${search}` : filled, {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      // A file says itself what it is.
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
    // Or the page would name the same account once more.
    forgetAccount();
    forgetUnownedDrafts();
    return leave();
  }
  return sent;
}

/** Gives up what is still being read, before the session ends: the answer would be that it has. */
export function stopReading(): void {
  reading.abort();
  reading = new AbortController();
}

/**
 * Loads the page anew for the account that has signed in since, and has it say so. Nothing more comes of what it was
 * about to do.
 */
function leave(): Promise<never> {
  const account = ownAccount();
  if (account !== undefined) noteLeftAccount(account);
  location.reload();
  return new Promise(() => undefined);
}

/** Why a call was refused: what the server says, or else the status in words (spec D5). */
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
 * Ends the session that a 401 was answered to, and loads the page anew. A session that has begun since
 * stays; where it has been ended here meanwhile, the code that did so says where the page goes. Never twice
 * without a session in between: a page that asks again would load for ever.
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
