import { delay, HttpResponse, http } from 'msw';
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { endpoints } from '../../../contract/api/endpoints.ts';
import { nestAnswers } from '../../../contract/api/lead-fields.ts';
import { messages, Refusal, statusOf } from '../../../contract/api/messages.ts';
import { ACCOUNT_HEADER, type CallName, paths } from '../../../contract/api/paths.ts';
import { check } from '../../../contract/api/refusal.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { callerOf } from './people.ts';

/** The delay of every response, in milliseconds (spec D8). */
const DELAY = 500;

interface Asked {
  request: Request;
  params: Record<string, unknown>;
}

/**
 * The server of the static demo (spec D8, D10). It answers calls in the browser, with the same contract and the same
 * errors.
 */
async function answer<Name extends CallName>(name: Name, { request, params }: Asked) {
  await delay(DELAY);
  try {
    const endpoint: Endpoint = endpoints[name];
    const caller = callerOf(request.headers.get('authorization'));
    if (endpoint.access !== 'anyone' && !caller) throw new Refusal('unauthorised');
    const named = request.headers.get(ACCOUNT_HEADER) ?? String(caller?.person.id);
    if (endpoint.access !== 'anyone' && named !== String(caller?.person.id)) {
      throw new Refusal('otherSession');
    }
    if (endpoint.access === 'admin' && caller?.person.role !== 'admin') {
      throw new Refusal('forbidden');
    }
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
    const values = isForm ? [...(await request.formData())] : [];
    const sent = isForm
      ? nestAnswers(values.filter(([, value]) => typeof value === 'string'))
      : await (endpoint.upload ? request.blob() : request.json().catch(() => undefined));
    const call = {
      body: endpoint.upload ? sent : checked(endpoint.body, sent),
      files: values.filter(([, value]) => value instanceof File && value.name !== ''),
      params: checked(endpoint.params, params),
      query: checked(endpoint.query, Object.fromEntries(new URL(request.url).searchParams)),
      caller,
      headers: request.headers,
    } as Call<Name>;
    const given = await calls[name](call);
    const { status, type } = endpoint;
    if (type !== undefined && !type.startsWith('application/json')) {
      const sent = (given as unknown) instanceof Blob ? (given as unknown as Blob) : String(given);
      return new HttpResponse(sent, { status, headers: { 'content-type': type } });
    }
    return given === undefined
      ? new HttpResponse(null, { status })
      : HttpResponse.json(given as object, { status });
  } catch (error) {
    if (error instanceof Refusal) {
      const { message, fields, reason } = error;
      const status = statusOf(reason);
      return HttpResponse.json({ message, ...(fields && { fields }) }, { status });
    }
    console.error(error);
    return HttpResponse.json({ message: messages.broken }, { status: 500 });
  }
}

/**
 * Parses a request by its schema.
 * @throws Refusal with a reason for each invalid field
 */
function checked(schema: z.ZodType | undefined, sent: unknown): unknown {
  if (schema === undefined) return undefined;
  const { value, refused } = check(schema, sent);
  if (refused !== undefined) throw new Refusal('invalid', { fields: refused });
  return value;
}

const METHODS = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

/** The MSW handlers for all calls of the API. */
export const handlers = (Object.keys(paths) as CallName[]).map((name) => {
  const [method, path] = paths[name];
  return METHODS[method](path, (asked) => answer(name, asked));
});
