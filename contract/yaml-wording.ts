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

const COLON_OR_COMMA = 'quote a text with a colon or a comma';
const INDENT = 'is not indented like the lines around it';
const HASH = 'quote the #, or what comes after it is left out';

/** Returns a line without its quoted parts. */
const unquoted = (line: string) => line.replace(/"(?:\\.|[^"\\])*"|'(?:''|[^'])*'/g, '');

/** Returns the line at an offset, and its start. */
function lineAt(source: string, at: number): { start: number; line: string } {
  const start = source.lastIndexOf('\n', at - 1) + 1;
  const end = source.indexOf('\n', at);
  return { start, line: source.slice(start, end === -1 ? undefined : end) };
}

/** Returns the sign that a line's value begins with, if YAML does not read it as text. */
const signOf = (line: string) => /^\s*(?:- )*(?:[\w-]+:\s+)?([[{"'*&!|>%@`-])/.exec(line)?.[1];

/** Describes a parser error in words for an editor. */
function ofError({ code, message, pos: [at] }: YAMLError, source: string): WritingFault {
  const { line } = lineAt(source, at);
  switch (code) {
    case 'BAD_INDENT':
      return { at, message: INDENT, isLast: true };
    case 'BLOCK_IN_FLOW':
      return { at, message: COLON_OR_COMMA };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return (unquoted(line).match(/:\s/g) ?? []).length > 1
        ? { at, message: COLON_OR_COMMA }
        : { at, message: INDENT, isLast: true };
    case 'BAD_SCALAR_START':
    case 'UNEXPECTED_TOKEN': {
      const sign = signOf(line);
      return sign === undefined
        ? { at, message: COLON_OR_COMMA }
        : { at, message: `put quotes around a text that begins with ${sign}` };
    }
    case 'DUPLICATE_KEY':
      return { at, message: `${/[\w-]+/.exec(source.slice(at))?.[0]} appears twice` };
    case 'TAB_AS_INDENT':
      return { at, message: 'is indented with a tab: use spaces', isLast: true };
    default:
      return { at, message: message.split('\n')[0] ?? message };
  }
}

/** Whether a value is followed by a comment that was meant to be part of it. */
function isCut(node: Scalar, source: string): boolean {
  const isPlain = node.type === 'PLAIN' && (node.value === null || typeof node.value === 'string');
  return isPlain && /^[ \t]*#/.test(source.slice(node.range?.[1]));
}

/** Finds quotes and braces that are never closed; they swallow the rest of the file. */
function openFaults(node: Scalar | YAMLMap | YAMLSeq, source: string): WritingFault[] {
  const isClosing = isScalar(node) ? /^QUOTE/.test(node.type ?? '') : node.flow;
  if (!isClosing || !node.range) return [];
  const [at, end] = node.range;
  if (/^(?:(["'])[\s\S]*\1|\{[\s\S]*\}|\[[\s\S]*\])$/.test(source.slice(at, end))) return [];
  // The closing brace is in the part that the # has cut off.
  const isCutOff = !isScalar(node) && / #/.test(unquoted(lineAt(source, at).line));
  const message = isCutOff ? HASH : `has a ${source[at]} that is not closed`;
  return [{ at, message, isLast: true }];
}

/** Returns the syntax faults of a file in order, at most one per line. */
export function writingFaults(document: Document.Parsed, source: string): WritingFault[] {
  const found = [...document.errors, ...document.warnings].map((error) => ofError(error, source));
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      const at = alias.range?.[0] ?? 0;
      found.push({ at, message: 'put quotes around a text that begins with *' });
    },
    Collection(_, node) {
      found.push(...openFaults(node, source));
    },
    Scalar(_, node) {
      if (isCut(node, source)) found.push({ at: node.range?.[0] ?? 0, message: HASH });
      found.push(...openFaults(node, source));
    },
  });
  found.sort((one, other) => one.at - other.at);
  const last = found.findIndex(({ isLast }) => isLast);
  const byLine = new Map<number, WritingFault>();
  for (const fault of last === -1 ? found : found.slice(0, last + 1)) {
    const { start } = lineAt(source, fault.at);
    if (!byLine.has(start)) byLine.set(start, fault);
  }
  return [...byLine.values()];
}
