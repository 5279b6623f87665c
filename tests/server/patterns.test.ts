import { globSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { FORMULA_SIGN, INVISIBLE } from '../../contract/csv.ts';
import { SEARCH } from '../../contract/search/path.ts';
import { TELEPHONE } from '../../contract/telephone.ts';

/** A regular expression and its place. */
interface Pattern {
  source: string;
  flags: string;
  /** `file:line`. */
  place: string;
}

/** Files that read only our own content and style sheets, mostly during the build. */
const OURS = [
  'contract/colours.ts',
  'contract/contrast.ts',
  'contract/palette.ts',
  'contract/unbreakable.ts',
  'contract/search/passage.ts',
  'site/ui/thai-lines.ts',
];

/** Parts of composed patterns, as written, with their value or, where only known at run time, a possible one. */
const PARTS: Readonly<Record<string, string>> = {
  TELEPHONE,
  INVISIBLE,
  FORMULA_SIGN,
  SEARCH,
  'localeOf(lang).script': 'Thai',
  'escapeRegExp(name)': 'Lailoom \\(Thailand\\)',
};

/** Returns every regular expression of the server’s program, and of code shared with the site, that may see input. */
function patternsOfServer(): Pattern[] {
  return globSync('{server,contract}/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts') && !OURS.includes(file))
    .sort()
    .flatMap((file) => patternsIn(file, readFileSync(file, 'utf8')));
}

/**
 * Returns the regular expressions of a program: literals, and templates of `new RegExp(…)`.
 * @throws when a part of one is unknown
 */
function patternsIn(file: string, program: string): Pattern[] {
  const tree = ts.createSourceFile(file, program, ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visit = (node: ts.Node) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    const place = `${file}:${line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), place });
    }
    if (isConstruction(node)) {
      const [source, flags] = node.arguments ?? [];
      found.push({
        source: textOf(source, place),
        flags: flags ? textOf(flags, place) : '',
        place,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const isConstruction = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  /^(?:globalThis\.)?RegExp$/.test(node.expression.getText());

/** Returns the text of a string or of a template with parts that `PARTS` has. */
function textOf(node: ts.Expression | undefined, place: string): string {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (!node || !ts.isTemplateExpression(node)) throw new Error(`${place}: write a template`);
  const parts = node.templateSpans.map(({ expression, literal }) => {
    const part = PARTS[expression.getText()];
    if (part === undefined) throw new Error(`${place}: ${expression.getText()} is unknown`);
    return part + literal.text;
  });
  return node.head.text + parts.join('');
}

/** Returns the faults of a pattern: how it is slow, and for which repeated character. */
const faultsOf = ({ source, flags, place }: Pattern): string[] =>
  analyse({ source, flags }).reports.map(
    ({ type, exponential, character }) =>
      `${place}: /${source}/${flags} is ${exponential ? 'exponential' : 'quadratic'} (${type}) in ${character.literal.source}`,
  );

test('has no pattern slower than linear in the length of client input', () => {
  const patterns = patternsOfServer();
  expect(patterns.length).toBeGreaterThan(50);
  expect(patterns.flatMap(faultsOf)).toEqual([]);
});
