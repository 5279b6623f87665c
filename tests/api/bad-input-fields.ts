import { z } from 'zod';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { endpoints } from '../../contract/api/endpoints.ts';
import type { CallName } from '../../contract/api/paths.ts';
import * as bad from './bad-input-values.ts';

/** The parts of a field’s JSON Schema that the tests use. */
interface FieldSchema {
  type?: string;
  minLength?: number;
  maxLength?: number;
  anyOf?: unknown[];
}

export interface Field {
  name: string;
  schema: FieldSchema;
  required: boolean;
}

/** Returns the fields of a part of a call from its schema; empty if the call has no such part. */
export function fieldsOf(call: CallName, part: 'body' | 'headers' | 'params' | 'query'): Field[] {
  const schema = (endpoints[call] as Endpoint)[part];
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' }) as {
    properties?: Record<string, FieldSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    schema: field,
    required: required.includes(name),
  }));
}

type BadBy = (schema: FieldSchema, call: CallName) => bad.Bad;

const LINES = 'lastName company lines message stack code website'.split(' ');
const FILLED_LINES = 'username firstName street subdistrict district province subject'.split(' ');

/** Values that the fields of a body must refuse. A field missing here fails the tests. */
export const BODY: Record<string, BadBy> = {
  ...Object.fromEntries(LINES.map((name) => [name, line])),
  ...Object.fromEntries(FILLED_LINES.map((name) => [name, filledLine])),
  // While a password is chosen, the address may be incomplete.
  email: (schema, call) => {
    if (call === 'passwordStrength') return bad.written(longest(schema));
    const email = bad.email(longest(schema));
    // Invoices may go where all other mails go.
    const isRight = (value: unknown) => typeof value === 'string' && value.trim() === '';
    return call === 'setPaymentDetails' ? email.filter((value) => !isRight(value)) : email;
  },
  password: (schema) =>
    schema.minLength === 1
      ? bad.password(longest(schema))
      : bad.newPassword(schema.minLength ?? Number.NaN, longest(schema)),
  current: (schema) => bad.password(longest(schema)),
  // The name is optional only in a form and before the visitor has reached it.
  name: (schema, call) =>
    call === 'sendLead' || call === 'passwordStrength' ? line(schema) : filledLine(schema),
  taxId: () => bad.numberOf('0107544000108', '0107544000109', '1107544000108'),
  branch: () => bad.numberOf('00000'),
  country: (schema) => bad.country(longest(schema)),
  postcode: () => bad.filled(bad.numberOf('40000')),
  telephone: (schema) => bad.telephone(longest(schema)),
  choice: (schema) => bad.optionId(longest(schema)),
  budget: (schema) => bad.optionId(longest(schema)),
  urgency: (schema) => bad.optionId(longest(schema)),
  offer: (schema) => bad.optionId(longest(schema)),
  link: (schema) => bad.webAddress(longest(schema)),
  answers: () => bad.answers,
  challenge: () => bad.token,
  token: () => bad.token,
  form: () => bad.formId,
  lang: () => bad.word,
  timeZone: (schema) => bad.timeZone(longest(schema)),
  page: () => bad.page,
  consent: () => bad.consent,
  marketing: () => bad.box,
  call: () => bad.box,
  elapsed: () => bad.milliseconds,
  answered: () => bad.truth,
  'message-answered': () => bad.truth,
  news: () => bad.truth,
  held: () => bad.untruth,
  kind: () => bad.word,
  thing: (schema) => bad.slug(longest(schema)),
  item: () => bad.id,
  before: () => orNull(bad.id),
  body: (schema) => bad.filled(bad.written(longest(schema))),
  attachments: () => bad.ids,
  upTo: () => bad.id,
  ids: () => bad.leadIds,
  // A collection’s note, and whether an answer is a note.
  note: (schema, call) => (call === 'answerLead' ? bad.truth : bad.written(longest(schema))),
  assignedTo: () => orNull(bad.id),
};

export const PARAMS: Record<string, BadBy> = { id: () => bad.pathIds };

export const HEADERS: Record<string, BadBy> = { 'idempotency-key': () => bad.keys };

export const QUERY: Record<string, BadBy> = {
  state: () => bad.queryWords,
  form: (schema) => bad.queryLines(longest(schema)),
  search: (schema) => bad.queryLines(longest(schema)),
  before: () => bad.queryNumbers,
  mine: () => bad.queryWords,
  token: () => bad.queryTokens,
  lang: () => bad.queryWords,
  kind: () => bad.queryWords,
  thing: () => bad.queryWords.filter((word) => !/^[a-z0-9-]*$/.test(bad.decoded(word) ?? '')),
  name: (schema) => bad.queryLines(longest(schema)),
};

function orNull(values: bad.Bad): bad.Bad {
  return values.filter((value) => value !== null);
}

function line(schema: FieldSchema) {
  return bad.written(longest(schema));
}

function filledLine(schema: FieldSchema) {
  return bad.filled(line(schema));
}

function longest({ maxLength }: FieldSchema): number {
  if (maxLength === undefined) throw new Error('a text without a greatest length');
  return maxLength;
}
