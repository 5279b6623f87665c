import { z } from 'zod';
import { type Endpoint, endpoints } from '../../contract/api/endpoints.ts';
import type { CallName } from '../../contract/api/paths.ts';
import * as bad from './bad-input-values.ts';

/** What a schema says of one field, in the words of JSON Schema. */
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

/** The fields of a part of a call, as its schema has them; none when it has no such part. */
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

type Values<Value> = (schema: FieldSchema, call: CallName) => readonly Value[];

/** What a call's own fields have to refuse in a body. A field that is not here fails the tests. */
export const BODY: Record<string, Values<bad.Named>> = {
  // While a password is chosen, the address is as far as somebody has typed it.
  email: (schema, call) => {
    if (call === 'passwordStrength') return bad.line(longest(schema));
    // Invoices may go where all mails go.
    return bad
      .email(longest(schema))
      .filter((each) => call !== 'setPaymentDetails' || !bad.BLANK.includes(each));
  },
  password: (schema) =>
    schema.minLength === 1
      ? bad.password(longest(schema))
      : bad.newPassword(schema.minLength ?? Number.NaN, longest(schema)),
  current: (schema) => bad.password(longest(schema)),
  // Only a form may leave the name out, and whoever has not come to it yet.
  name: (schema, call) =>
    call === 'sendLead' || call === 'passwordStrength'
      ? bad.line(longest(schema))
      : bad.filledLine(longest(schema)),
  username: (schema) => bad.filledLine(longest(schema)),
  firstName: (schema) => bad.filledLine(longest(schema)),
  lastName: (schema) => bad.line(longest(schema)),
  company: (schema) => bad.line(longest(schema)),
  taxId: () => bad.numberOf('0107544000108', ['0107544000109', '1107544000108']),
  branch: () => bad.numberOf('00000'),
  country: (schema) => bad.country(longest(schema)),
  street: (schema) => bad.filledLine(longest(schema)),
  subdistrict: (schema) => bad.filledLine(longest(schema)),
  district: (schema) => bad.filledLine(longest(schema)),
  province: (schema) => bad.filledLine(longest(schema)),
  postcode: () => [...bad.numberOf('40000'), ...bad.BLANK],
  lines: (schema) => bad.lines(longest(schema)),
  telephone: (schema) => bad.telephone(longest(schema)),
  choice: (schema) => bad.optionId(longest(schema)),
  budget: (schema) => bad.optionId(longest(schema)),
  urgency: (schema) => bad.optionId(longest(schema)),
  offer: (schema) => bad.optionId(longest(schema)),
  link: (schema) => bad.webAddress(longest(schema)),
  message: (schema) => bad.lines(longest(schema)),
  code: (schema) => bad.line(longest(schema)),
  challenge: () => bad.token,
  token: () => bad.token,
  form: () => bad.formId,
  lang: () => bad.word,
  timeZone: (schema) => bad.timeZone(longest(schema)),
  page: () => bad.page,
  consent: () => bad.consent,
  marketing: () => bad.box,
  call: () => bad.box,
  website: (schema) => bad.weighed(longest(schema)),
  elapsed: () => bad.milliseconds,
  answered: () => bad.truth,
  'message-answered': () => bad.truth,
  news: () => bad.truth,
  held: () => bad.untruth,
  kind: () => bad.word,
  thing: (schema) => bad.slug(longest(schema)),
  item: () => bad.id,
  before: () => bad.id.filter(([, value]) => value !== null),
  subject: (schema) => bad.filledLine(longest(schema)),
  body: (schema) => [...bad.lines(longest(schema)), ...bad.BLANK],
  attachments: () => bad.ids,
  upTo: () => bad.id,
  // A note of a collection, and whether an answer is one.
  note: (schema, call) => (call === 'answerLead' ? bad.truth : bad.lines(longest(schema))),
  assignedTo: () => bad.id.filter(([, value]) => value !== null),
};

export const PARAMS: Record<string, Values<string>> = { id: () => bad.pathIds };

export const HEADERS: Record<string, Values<readonly [string, string]>> = {
  'idempotency-key': () => bad.keys,
};

export const QUERY: Record<string, Values<string>> = {
  state: () => bad.queryWords,
  form: (schema) => bad.queryLines(longest(schema)),
  search: (schema) => bad.queryLines(longest(schema)),
  before: () => bad.queryNumbers,
  mine: () => bad.queryWords,
  token: () => bad.queryTokens,
  lang: () => bad.queryWords,
  kind: () => bad.queryWords,
  thing: () => bad.queryWords.filter((word) => word !== 'x' && word !== 'constructor'),
  name: (schema) => ['', '%20', ...bad.queryLines(longest(schema))],
};

function longest({ maxLength }: FieldSchema): number {
  if (maxLength === undefined) throw new Error('a text without a greatest length');
  return maxLength;
}
