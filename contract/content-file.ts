import { readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** A content file that cannot be used; the message names the file, the line, the field and the reason. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Reads a YAML file and checks it against its schema.
 * @param file path from the project's root, as it is to be named in errors
 * @throws ContentError with one line for everything that is wrong
 */
export function readContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  if (document.errors.length > 0) {
    throw new ContentError(document.errors.map((error) => `${file}: ${error.message}`).join('\n'));
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;

  /** The line of a field, or of the nearest thing around it that is written in the file. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth) as (string | number)[], true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  throw new ContentError(
    result.error.issues
      .map((issue) => {
        // An unknown key is reported at what holds it; the reader looks for the key itself.
        const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
        const path = [...issue.path, ...unknown];
        const field = path.map(String).join('.') || '(the whole file)';
        return `${file}:${lineOf(path)}: ${field}: ${issue.message}`;
      })
      .join('\n'),
  );
}
