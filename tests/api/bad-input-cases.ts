import type { CallName } from '../../contract/api/paths.ts';
import { BODY, fieldsOf, HEADERS, PARAMS, QUERY } from './bad-input-fields.ts';
import { RIGHT, type Sent } from './bad-input-world.ts';

/** A call that has to be refused. */
export interface Case {
  title: string;
  /** The field that the answer has to name; none when the whole is wrong. */
  field?: string;
  sent: Sent;
}

/** Whole bodies that are no object with the right fields. */
const WHOLE: readonly unknown[] = [null, true, 0, 'text', [], [{}], ['body'], [[[]]]];

/** Every way in which each part of a call can be wrong, one at a time. */
export function cases(call: CallName): Case[] {
  const right = RIGHT[call].body ?? {};
  const made: Case[] = [];
  const body = fieldsOf(call, 'body');
  for (const { name, schema, required } of body) {
    for (const [title, value] of known(BODY, name)(schema, call)) {
      made.push({
        title: `${name}: ${title}`,
        field: name,
        sent: { body: { ...right, [name]: value } },
      });
    }
    if (!required) continue;
    const { [name]: _, ...rest } = right;
    made.push({ title: `${name} is missing`, field: name, sent: { body: rest } });
  }
  if (body.length > 0) {
    for (const whole of [...WHOLE, {}]) {
      made.push({ title: `the body is ${JSON.stringify(whole)}`, sent: { body: whole } });
    }
    made.push({ title: 'there is no body', sent: { body: undefined } });
  }
  for (const { name, schema } of fieldsOf(call, 'params')) {
    for (const id of known(PARAMS, name)(schema, call)) {
      made.push({ title: `the path has ${id.slice(0, 40)}`, sent: { id } });
    }
  }
  for (const { name, schema } of fieldsOf(call, 'headers')) {
    for (const [title, value] of known(HEADERS, name)(schema, call)) {
      made.push({ title: `${name}: ${title}`, field: name, sent: { headers: { [name]: value } } });
    }
  }
  for (const { name, schema } of fieldsOf(call, 'query')) {
    const { [name]: _, ...others } = RIGHT[call].query ?? {};
    const rest = Object.entries(others).map(([key, value]) => `&${key}=${value}`);
    for (const value of known(QUERY, name)(schema, call)) {
      made.push({
        title: `?${name}=${value.slice(0, 40)}`,
        field: name,
        sent: { query: `${name}=${value}${rest.join('')}` },
      });
    }
    made.push({
      title: `${name} is given twice`,
      field: name,
      sent: { query: `${name}=1&${name}=2${rest.join('')}` },
    });
  }
  return made;
}

function known<Values>(values: Record<string, Values>, field: string): Values {
  const found = values[field];
  if (!found) throw new Error(`what "${field}" has to refuse is not written down`);
  return found;
}
