import type { CallName } from '../../contract/api/paths.ts';
import { BODY, fieldsOf, HEADERS, PARAMS, QUERY } from './bad-input-fields.ts';
import type { Bad } from './bad-input-values.ts';
import { RIGHT, type Sent } from './bad-input-world.ts';

/** Ways of sending a call that have to be refused. */
interface Case<Value> {
  title: string;
  /** The field that the answer has to name; none when the whole is wrong. */
  field: string | undefined;
  bad: Bad<Value>;
  sent: (value: Value) => Sent;
}

/** Whole bodies that are no object with the right fields. */
const WHOLE: readonly unknown[] = [
  null,
  true,
  0,
  'text',
  [],
  [{}],
  ['body'],
  [[[]]],
  {},
  undefined,
];

/** Hands each field of a call to a function, one after the other, with how it is sent when it is wrong and all else right. */
export async function eachCase(
  call: CallName,
  ask: <Value>(each: Case<Value>) => Promise<void>,
): Promise<void> {
  const right = RIGHT[call].body ?? {};
  for (const { name, schema } of fieldsOf(call, 'body')) {
    await ask({
      title: name,
      field: name,
      bad: known(BODY, name)(schema, call),
      sent: (value) => ({ body: { ...right, [name]: value } }),
    });
  }
  for (const { name, schema } of fieldsOf(call, 'params')) {
    await ask({
      title: 'the path',
      field: undefined,
      bad: known(PARAMS, name)(schema, call),
      sent: (id) => ({ id }),
    });
  }
  for (const { name, schema } of fieldsOf(call, 'headers')) {
    await ask({
      title: name,
      field: name,
      bad: known(HEADERS, name)(schema, call),
      sent: (value) => ({ headers: { [name]: value } }),
    });
  }
  for (const { name, schema } of fieldsOf(call, 'query')) {
    await ask({
      title: `?${name}`,
      field: name,
      bad: known(QUERY, name)(schema, call),
      sent: (value) => ({ query: `${name}=${value}${othersOf(call, name)}` }),
    });
  }
}

/** Ways of sending a call that are wrong whatever is in its fields: what is missing, what is there twice, and no object. */
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
