import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, test } from 'vitest';

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

/** Parts of patterns that are only known at run time, as written, with a possible value. */
const AT_RUN_TIME: Readonly<Record<string, string>> = {
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
 * Returns the regular expressions of a program: literals, and those composed of strings (`new RegExp(…)`).
 * @throws when a part of one cannot be determined from the source
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
        source: source ? textOf(source, place) : '',
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

/** Returns the text that an expression evaluates to. */
function textOf(node: ts.Expression, place: string): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (text, { expression, literal }) => text + textOf(expression, place) + literal.text,
      node.head.text,
    );
  }
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw') {
    return (node.template as ts.NoSubstitutionTemplateLiteral).rawText ?? '';
  }
  const written = node.getText();
  const value = ts.isIdentifier(node) ? constant(written, node.getSourceFile()) : undefined;
  if (value) return textOf(value, place);
  const atRunTime = AT_RUN_TIME[written];
  if (atRunTime === undefined) throw new Error(`${place}: the value of ${written} is unknown`);
  return atRunTime;
}

/** Returns the initial value of a constant of a file, or of one imported from another of our files. */
function constant(name: string, tree: ts.SourceFile): ts.Expression | undefined {
  for (const statement of tree.statements) {
    if (ts.isVariableStatement(statement)) {
      const { declarations } = statement.declarationList;
      const here = declarations.find((each) => each.name.getText() === name);
      if (here) return here.initializer;
    }
    if (ts.isImportDeclaration(statement) && imports(statement, name)) {
      const { text } = statement.moduleSpecifier as ts.StringLiteral;
      const file = join(dirname(tree.fileName), text);
      const program = readFileSync(file, 'utf8');
      return constant(name, ts.createSourceFile(file, program, ts.ScriptTarget.Latest, true));
    }
  }
  return undefined;
}

const imports = ({ importClause, moduleSpecifier }: ts.ImportDeclaration, name: string): boolean =>
  /^['"]\./.test(moduleSpecifier.getText()) &&
  new RegExp(`\\b${name}\\b`).test(importClause?.namedBindings?.getText() ?? '');

/** Returns the faults of a pattern: how it is slow, and for which repeated character. */
const faultsOf = ({ source, flags, place }: Pattern): string[] =>
  analyse({ source, flags }).reports.map(
    ({ type, exponential, character }) =>
      `${place}: /${source}/${flags} is ${exponential ? 'exponential' : 'quadratic'} (${type}) in ${character.literal.source}`,
  );

test('has no pattern slower than linear in the length of client input', () => {
  const patterns = patternsOfServer();
  expect(patterns.length).toBeGreaterThan(50);
  // Some are composed of parts, including another file’s.
  expect(patterns.map(({ source }) => source)).toContainEqual(
    expect.stringMatching(/^<a href="\(\?:.*\/search\(/),
  );
  expect(patterns.flatMap(faultsOf)).toEqual([]);
});
