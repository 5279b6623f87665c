import { readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type Fault, faultsOf, wording } from './content-wording.ts';
import { type BrandNames, brandNames, fillAllNames, findBrandName } from './names.ts';
import { setBrandNames } from './text.ts';
import { fieldAt, writingFaults } from './yaml-wording.ts';

/** An error for unusable content: one line per fault, with its file, line, field and reason. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    const each = [...new Set(faults)];
    super(each.join('\n'));
    this.faults = each;
    // A stack trace of our program doesn't help an author of content.
    this.stack = this.message;
  }

  /** Without the faults: where they speak of documents, Astro would take them for an error of a browser's API. */
  override toString(): string {
    return this.name;
  }
}

/** A content file that was read, valid or not. */
export interface ContentFile<Content> {
  /** The parsed content; undefined if there are any faults. */
  content: Content | undefined;
  /** The data before any schema is applied; undefined if YAML cannot parse it. */
  written: unknown;
  /** All faults, formatted as `file:line: field: message`. */
  faults: string[];
  /** The faults of its values; empty if YAML cannot parse it. */
  issues: readonly Fault[];
  /** Formats another fault of this file. */
  formatFault: (fault: Fault) => string;
}

/** Sorts faults with the short ones first: they are the quickest to fix, and lists of allowed values are long. */
export const shortestFirst = (faults: readonly string[]): string[] =>
  [...faults].sort((one, other) => one.length - other.length);

/** The only file that contains the company's names. */
const BRAND = 'content/brand.yaml';

/**
 * Reads a YAML file and checks it against its schema; `{company}` and `{product}` become the names of the brand.
 * @param file path from the project's root, as shown in the faults
 * @param source its text, if it isn't what the file has
 */
export function checkContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  source = readFileSync(file, 'utf8'),
): ContentFile<z.output<Schema>> {
  const { value: written, faults: unreadable, formatFault } = parse(file, source);
  const { names, faults: brandFaults } = readBrand(file === BRAND ? source : undefined);
  if (unreadable.length > 0 || !names) {
    const unusable = [...unreadable, ...brandFaults];
    return { content: undefined, written, faults: unusable, issues: [], formatFault };
  }
  const result = check(fillAllNames(written, names), schema);
  const bare = file === BRAND ? [] : findBareNames(written, names);
  const issues = [...bare, ...result.faults];
  const faults = shortestFirst(issues.map(formatFault));
  const content = issues.length > 0 ? undefined : result.data;
  return { content, written, faults, issues, formatFault };
}

/** Returns the content of a file, or throws a ContentError with all of its faults. */
export function readContent<Schema extends z.ZodType>(file: string, schema: Schema) {
  const { content, faults } = checkContent(file, schema);
  if (faults.length > 0) throw new ContentError(faults);
  return content as z.output<Schema>;
}

function check<Schema extends z.ZodType>(value: unknown, schema: Schema) {
  const { data, error } = schema.safeParse(value, { error: wording, reportInput: true });
  return { data, faults: error ? faultsOf(error.issues) : [] };
}

interface ParsedFile {
  value: unknown;
  /** Places where YAML reads something other than what the author meant. */
  faults: string[];
  formatFault: (fault: Fault) => string;
}

function parse(file: string, source: string): ParsedFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });

  /** Returns the line of a field, or of its nearest ancestor that is written in the file. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth) as (string | number)[], true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const faults = writingFaults(document, source).map(
    ({ at, message }) => `${file}:${lines.linePos(at).line}: ${fieldAt(source, at)}: ${message}`,
  );
  return {
    value: faults.length > 0 ? undefined : document.toJS(),
    faults: shortestFirst(faults),
    formatFault: ({ path, message, other }) => {
      const field = path.map(String).join('.') || '(the whole file)';
      const also = other ? `, on line ${lineOf(other)}` : '';
      return `${file}:${lineOf(path)}: ${field}: ${message}${also}`;
    },
  };
}

interface Brand {
  names: BrandNames | undefined;
  faults: string[];
}

let lastRead: { source: string; brand: Brand } | undefined;

/** Reads the names that texts are filled with; reads them again after the file changes, as it does in development. */
function readBrand(source = readFileSync(BRAND, 'utf8')): Brand {
  if (lastRead?.source !== source) {
    const { value, faults: unreadable, formatFault } = parse(BRAND, source);
    const { data: names, faults } = check(value, brandNames);
    if (names) setBrandNames([names.name, names.company].flatMap((each) => Object.values(each)));
    const readFaults = unreadable.length > 0 ? unreadable : shortestFirst(faults.map(formatFault));
    lastRead = { source, brand: { names, faults: readFaults } };
  }
  return lastRead.brand;
}

/** Finds the places where a file spells out a name of the brand. */
function findBareNames(written: unknown, names: BrandNames): Fault[] {
  const walk = (each: unknown, path: PropertyKey[]): Fault[] => {
    if (typeof each === 'string') {
      const message = findBrandName(each, names);
      return message === undefined ? [] : [{ path, message }];
    }
    if (typeof each !== 'object' || each === null) return [];
    return Object.entries(each).flatMap(([key, child]) =>
      walk(child, [...path, Array.isArray(each) ? Number(key) : key]),
    );
  };
  return walk(written, []);
}
