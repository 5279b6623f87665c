import { z } from 'zod';
import { checkContent } from '../contract/content-file.ts';
import { FIRST_LANG, type Lang } from '../contract/lang.ts';
import { mails } from '../contract/mails.ts';
import { memoize } from '../contract/memoize.ts';
import * as collections from './collections/index.ts';
import { topicsSchema } from './collections/topics.ts';
import { schemaOfFile } from './content.ts';
import { page } from './page.ts';

/** The properties of a text that its schema names. */
export interface TextField {
  /** The maximum length in UTF-16 code units. */
  limit?: number;
  description?: string;
}

/** The parts of JSON Schema that lead to a text. */
interface Schema {
  description?: string;
  maxLength?: number;
  const?: unknown;
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $defs?: Record<string, Schema>;
}

/** Returns the schema of a content file; undefined if the file has no texts of its own. */
function schemaOf(file: string): z.ZodType | undefined {
  const [, folder = ''] = file.split('/');
  if (folder === 'pages') return page;
  if (folder === 'mails.yaml') return mails;
  if (folder === 'topics.yaml') return topicsSchema;
  return (
    schemaOfFile.get(file) ??
    Object.values(collections).find(({ name }) => name === folder && file.endsWith('/entry.yaml'))
      ?.schema
  );
}

/** Returns the alternatives of a node that a value with this `type` can have. */
function alternatives(node: Schema, root: Schema, type: unknown): Schema[] {
  if (node.$ref !== undefined) {
    const target = root.$defs?.[node.$ref.replace('#/$defs/', '')];
    return target ? alternatives(target, root, type) : [];
  }
  const nested = [node.anyOf, node.oneOf, node.allOf].flatMap((each) => each ?? []);
  const wanted = node.properties?.['type']?.const;
  return [
    ...(wanted === undefined || wanted === type ? [node] : []),
    ...nested.flatMap((each) => alternatives(each, root, type)),
  ];
}

const childrenOf = (node: Schema, key: string | number): (Schema | boolean | undefined)[] =>
  typeof key === 'number'
    ? [node.prefixItems?.[key] ?? node.items]
    : [node.properties?.[key] ?? node.additionalProperties];

const rootOf = memoize(
  (schema: z.ZodType) => schema,
  (schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema,
);

/**
 * Returns a function that looks up a text of a content file in the file's schema, by its path.
 * @param written the parsed file
 */
export function textFieldsOf(
  file: string,
  written: unknown,
): (path: readonly (string | number)[]) => TextField {
  const schema = schemaOf(file);
  if (!schema) return () => ({});
  const root = rootOf(schema);
  const step = (nodes: readonly Schema[], value: unknown, key: string | number): Schema[] =>
    nodes
      .flatMap((node) => alternatives(node, root, Reflect.get(Object(value), 'type')))
      .flatMap((node) => childrenOf(node, key))
      .filter((node): node is Schema => typeof node === 'object');
  return (path) => {
    let nodes = [root];
    let value = written;
    for (const key of path) {
      nodes = step(nodes, value, key);
      value = Reflect.get(Object(value), key);
    }
    const words = step(nodes, value, FIRST_LANG);
    // The plural forms of a text have the same limit.
    const limits = words
      .flatMap((node) => [node, ...Object.values(node.properties ?? {})])
      .flatMap(({ maxLength }) => maxLength ?? []);
    const description = nodes.find((node) => node.description !== undefined)?.description;
    return {
      ...(limits.length > 0 && { limit: Math.max(...limits) }),
      ...(description !== undefined && { description }),
    };
  };
}

/** A fault of a text in one language. */
export interface TextFault {
  /** The field of the text, with the plural category if it has one: `shown.other`. */
  field: string;
  message: string;
}

/**
 * Checks the texts of a content file in one language, as a build does.
 * @param source the file's text, which may differ from what is stored
 */
export function faultsOfTexts(file: string, source: string, lang: Lang): TextFault[] {
  const schema = schemaOf(file);
  if (!schema) return [];
  return checkContent(file, schema, source).issues.flatMap(({ path, message }) => {
    const at = path.indexOf(lang);
    return at === -1 ? [] : [{ field: path.toSpliced(at, 1).join('.'), message }];
  });
}
