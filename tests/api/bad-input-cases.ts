import type { CallName } from '../../contract/api/paths.ts';
import { BODY, fieldsOf, HEADERS, PARAMS, QUERY } from './bad-input-fields.ts';
import type { Bad } from './bad-input-values.ts';
import { RIGHT, type Sent } from './bad-input-world.ts';

/** A field of a call, and how the call is sent with a wrong value in it. */
interface Case {
  title: string;
  /** The field that the answer has to name; undefined when the whole is wrong. */
  field: string | undefined;
  bad: Bad;
  sent: (value: unknown) => Sent;
}

/** Whole bodies that are no object with the right fields. */
const WHOLE: readonly unknown[] = [
  ...[null, true, 0, 'text', [], [{}], ['body'], [[[]]], {}],
  undefined,
];

/** The fields of a call, each with everything else of the call right. */
export function fieldCases(call: CallName): Case[] {
  const right = RIGHT[call].body ?? {};
  return [
    ...fieldsOf(call, 'body').map(({ name, schema }) => ({
      title: name,
      field: name,
      bad: known(BODY, name)(schema, call),
      sent: (value: unknown) => ({ body: { ...right, [name]: value } }),
    })),
    ...fieldsOf(call, 'params').map(({ name, schema }) => ({
      title: 'the path',
      field: undefined,
      bad: known(PARAMS, name)(schema, call),
      sent: (id: unknown) => ({ id: String(id) }),
    })),
    ...fieldsOf(call, 'headers').map(({ name, schema }) => ({
      title: name,
      field: name,
      bad: known(HEADERS, name)(schema, call),
      sent: (value: unknown) => ({ headers: { [name]: String(value) } }),
    })),
    ...fieldsOf(call, 'query').map(({ name, schema }) => ({
      title: `?${name}`,
      field: name,
      bad: known(QUERY, name)(schema, call),
      sent: (value: unknown) => ({ query: `${name}=${value}${othersOf(call, name)}` }),
    })),
  ];
}

/** Requests that are wrong as a whole: without a required field, with a field twice, or with no object as the body. */
export function incomplete(call: CallName): { title: string; field?: string; sent: Sent }[] {
  const right = RIGHT[call].body ?? {};
  const body = fieldsOf(call, 'body');
  const missing = body.flatMap(({ name, required }) => {
    const { [name]: _, ...rest } = right;
    return required ? [{ title: `${name} is missing`, field: name, sent: { body: rest } }] : [];
  });
  const whole = (body.length > 0 ? WHOLE : []).map((each) => ({
    title: `the body is ${JSON.stringify(each)}`,
    sent: { body: each },
  }));
  const twice = fieldsOf(call, 'query').map(({ name }) => ({
    title: `${name} is given twice`,
    field: name,
    sent: { query: `${name}=1&${name}=2${othersOf(call, name)}` },
  }));
  return [...missing, ...whole, ...twice];
}

/** The rest of a call's query. */
const othersOf = (call: CallName, name: string) =>
  Object.entries(RIGHT[call].query ?? {})
    .filter(([key]) => key !== name)
    .map(([key, value]) => `&${key}=${value}`)
    .join('');

function known<Values>(values: Record<string, Values>, field: string): Values {
  const found = values[field];
  if (!found) throw new Error(`what "${field}" has to refuse is not written down`);
  return found;
}
