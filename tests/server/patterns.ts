import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A regular expression as it is written, and where. */
export interface Pattern {
  source: string;
  flags: string;
  /** `file:line`. */
  place: string;
}

/** What reads our own content and style sheets alone, most of it at build. */
const OURS = [
  'contract/colours.ts',
  'contract/pieces.ts',
  'contract/search/passage.ts',
  'contract/thai-lines.ts',
];

/** Every regular expression that is written in the server's program, and in what it shares with the site, and may see input. */
export function patternsOfServer(): Pattern[] {
  return globSync('{server,contract}/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts') && !OURS.includes(file))
    .sort()
    .flatMap((file) => patternsIn(file, readFileSync(file, 'utf8')));
}

/** The regular expressions that are written in a program. One that is put together when it runs has no source here. */
export function patternsIn(file: string, program: string): Pattern[] {
  const tree = ts.createSourceFile(file, program, ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        place: `${file}:${line + 1}`,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
