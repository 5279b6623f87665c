import {
  type Document,
  isScalar,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** A syntax fault of a file, in words for its author. */
export interface WritingFault {
  /** The offset in characters from the start of the file. */
  at: number;
  message: string;
  /** Whether the fault makes the rest of the parsed file meaningless. */
  isLast?: true;
}

const TOO_MANY = 'has a brace too many: remove it';
const COLON_OR_COMMA = 'put quotes around a text with a colon or a comma';
const MISSING_COMMA = /["']\s+[\w-]+:\s/;
const COMMA = 'put a comma between two fields';
const INDENT = 'is not indented like the lines around it: align it with them';
const HASH = 'put quotes around a text with a #, or what comes after it is left out';

/** Returns a line without its quoted parts. */
const unquoted = (line: string) => line.replace(/"(?:\\.|[^"\\])*"|'(?:''|[^'])*'/g, '');

function lineAt(source: string, at: number): { start: number; line: string } {
  const start = source.lastIndexOf('\n', at - 1) + 1;
  const end = source.indexOf('\n', at);
  return { start, line: source.slice(start, end === -1 ? undefined : end) };
}

/** Returns the names of the fields in a part of a line. */
const fieldsIn = (text: string): string[] =>
  [...text.matchAll(/([\w-]+)(:?)/g)].flatMap(([, name = '', colon]) => (colon ? [name] : []));

/** Returns the field that an offset belongs to, as far as its line says. */
export function fieldAt(source: string, at: number): string {
  const { start, line } = lineAt(source, at);
  const before = unquoted(line.slice(0, at - start)).replace(/["'].*/, '');
  return fieldsIn(before).at(-1) ?? fieldsIn(line)[0] ?? '(the line)';
}

/** Returns the sign that a line's value begins with, if YAML does not read it as text. */
const signOf = (line: string) => /^\s*(?:- )*(?:[\w-]+:\s+)?([[{"'*&!|>%@`-])/.exec(line)?.[1];

/** Describes what is on a line, or within braces, where YAML expects something else. */
function ofToken(at: number, source: string): string {
  const { start, line } = lineAt(source, at);
  const sign = signOf(line);
  const quote = /(["'])\s*$/.exec(line.slice(0, at - start))?.[1];
  if (quote !== undefined) {
    return quote === "'"
      ? `is cut off by the ' in it: put " around the whole text`
      : `goes on after its closing ": put ' around the whole text`;
  }
  if (MISSING_COMMA.test(line)) return COMMA;
  const bare = unquoted(line);
  const count = (brace: string) => bare.split(brace).length;
  if (count('}') > count('{') || count(']') > count('[')) return TOO_MANY;
  return sign === undefined ? COLON_OR_COMMA : `put quotes around a text that begins with ${sign}`;
}

/** Describes a line that is no field. */
function ofStray(line: string): string {
  if (/^(?:<{7}|={7}|>{7})/.test(line)) {
    return 'is a conflict left by Git: keep one of the two versions and remove the marks';
  }
  if (/^\s*-[^\s-]/.test(line)) return 'needs a space after the -';
  if (/^\s*(?:- )?[\w-]+:\S/.test(line)) return 'needs a space after the colon';
  return 'is no field: write `field: value`, or join it to the text that it belongs to';
}

/** Describes a line with another indentation than its neighbors, or without the dash that they have. */
function ofIndent(at: number, source: string): WritingFault {
  const { start, line } = lineAt(source, at);
  const indent = /^ */.exec(line)?.[0] ?? '';
  const above = source.slice(0, start).split('\n').reverse();
  const neighbor = above.find(
    (each) => each.startsWith(indent) && /^\S/.test(each.slice(indent.length)),
  );
  if (/^\s*-[^\s-]/.test(line)) return { at, message: ofStray(line), isLast: true };
  const message =
    neighbor?.startsWith(`${indent}- `) && !line.startsWith(`${indent}-`)
      ? 'is in a list: begin the line with -, or align it with the fields above'
      : INDENT;
  return { at, message, isLast: true };
}

/** Returns the offset of the next line if it is indented more than this one, whose value it can't be part of. */
function firstDeeper(at: number, source: string): number {
  const { start, line } = lineAt(source, at);
  const next = lineAt(source, start + line.length + 1);
  const depth = ({ line: each }: { line: string }) => each.search(/[^\s-]/);
  return depth(next) > depth({ line }) ? next.start + depth(next) : at;
}

/** Describes a parser error in words for an editor. */
function ofError({ code, message, pos: [at] }: YAMLError, source: string): WritingFault {
  const { line } = lineAt(source, at);
  switch (code) {
    case 'BAD_INDENT':
      return ofIndent(at, source);
    case 'BLOCK_IN_FLOW':
      return { at, message: MISSING_COMMA.test(line) ? COMMA : COLON_OR_COMMA };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return (unquoted(line).match(/:\s/g) ?? []).length > 1
        ? { at, message: COLON_OR_COMMA }
        : ofIndent(firstDeeper(at, source), source);
    case 'BAD_SCALAR_START':
    case 'UNEXPECTED_TOKEN': {
      const message = ofToken(at, source);
      return { at, message, ...(message === TOO_MANY && { isLast: true }) };
    }
    case 'MISSING_CHAR':
    case 'MULTILINE_IMPLICIT_KEY': {
      const deeper = firstDeeper(at, source);
      if (deeper !== at && /:\s/.test(line)) return ofIndent(deeper, source);
      return { at, message: ofStray(line), isLast: true };
    }
    case 'DUPLICATE_KEY':
      return { at, message: `${/[\w-]+/.exec(source.slice(at))?.[0]} appears twice: remove one` };
    case 'TAB_AS_INDENT':
      return { at, message: 'is indented with a tab: use spaces', isLast: true };
    case 'BAD_DQ_ESCAPE':
      return { at, message: `has a \\ between double quotes: use single quotes, or write \\\\` };
    case 'MULTIPLE_DOCS':
      return { at, message: 'is divided by ---: remove the line', isLast: true };
    case 'BAD_DIRECTIVE':
      return { at, message: 'begins with %: remove the line', isLast: true };
    case 'MULTIPLE_ANCHORS':
    case 'TAG_RESOLVE_FAILED':
      return {
        at,
        message: `put quotes around a text that begins with ${signOf(line) ?? message}`,
      };
    default:
      return { at, message: 'cannot be read: compare it with the lines around it' };
  }
}

/** Whether a value is followed by a comment that was meant to be part of it. */
function isCut(node: Scalar, source: string): boolean {
  const isPlain = node.type === 'PLAIN' && (node.value === null || typeof node.value === 'string');
  return isPlain && /^[ \t]*#/.test(source.slice(node.range?.[1]));
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Finds quotes and braces that are never closed; they swallow the rest of the file. */
function openFaults(node: Scalar | YAMLMap | YAMLSeq, source: string): WritingFault[] {
  const isClosing = isScalar(node) ? /^QUOTE/.test(node.type ?? '') : node.flow;
  if (!isClosing || !node.range) return [];
  const [at, end] = node.range;
  const written = source.slice(at, end);
  const isClosed = /^(?:(["'])[\s\S]*\1|\{[\s\S]*\}|\[[\s\S]*\])$/.test(written);
  // A quote that swallows the fields below ends at the next one, wherever that is.
  const hasSwallowed = isScalar(node) && /\n[ -]*\w[\w-]*:\s/.test(written);
  if (isClosed && !hasSwallowed) return [];
  // The closing brace is in the part that the # has cut off.
  const isCutOff = !isScalar(node) && / #/.test(unquoted(lineAt(source, at).line));
  const sign = source[at] ?? '';
  const message = isCutOff
    ? HASH
    : `has a ${sign} that is not closed: write ${CLOSING[sign] ?? sign} where the ${isScalar(node) ? 'text' : 'group'} ends`;
  return [{ at, message, isLast: true }];
}

/** Returns the syntax faults of a file in order, at most one per line. */
export function writingFaults(document: Document.Parsed, source: string): WritingFault[] {
  const errors = [...document.errors, ...document.warnings];
  const found = errors.map((error) => ofError(error, source));
  const openBraces: WritingFault[] = [];
  const openQuotes: WritingFault[] = [];
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      const at = alias.range?.[0] ?? 0;
      found.push({ at, message: 'put quotes around a text that begins with *' });
    },
    Collection(_, node) {
      openBraces.push(...openFaults(node, source));
    },
    Scalar(_, node) {
      if (isCut(node, source)) found.push({ at: node.range?.[0] ?? 0, message: HASH });
      if (errors.length > 0) openQuotes.push(...openFaults(node, source));
    },
  });
  // Braces around a quote that is never closed aren't closed either.
  found.push(...(openQuotes.length > 0 ? openQuotes : openBraces));
  found.sort((one, other) => one.at - other.at);
  const last = found.findIndex(({ isLast }) => isLast);
  const byLine = new Map<number, WritingFault>();
  for (const fault of last === -1 ? found : found.slice(0, last + 1)) {
    const { start } = lineAt(source, fault.at);
    if (!byLine.has(start)) byLine.set(start, fault);
  }
  return [...byLine.values()];
}
