/** Matches a style element, and its text. */
export const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Splits a style sheet into its rules. */
function rulesOf(sheet: string): string[] {
  const rules = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of sheet.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(sheet.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/** Matches what is in parentheses, up to two levels deep. */
const IN_PARENTHESES = /\((?:[^()]|\([^()]*\))*\)/g;

/** Returns whether no element can match a rule unless it has one of the other classes. */
function needsOtherClass(head: string, classes: ReadonlySet<string>): boolean {
  if (head.startsWith('@')) return false;
  return head
    .replace(IN_PARENTHESES, '')
    .split(',')
    .every((selector) =>
      [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => !classes.has(name)),
    );
}

/**
 * Divides rules into those for some classes and the others; the rules within conditional ones, too, so that each stays
 * after the rule that it overrides.
 */
function divide(
  rules: readonly string[],
  classes: ReadonlySet<string>,
): [now: string, later: string] {
  const divided = rules.map((rule): [string, string] => {
    const brace = rule.indexOf('{');
    const head = rule.slice(0, brace);
    if (!/^@(?:media|supports)/.test(head)) {
      return needsOtherClass(head, classes) ? ['', rule] : [rule, ''];
    }
    const [now, later] = divide(rulesOf(rule.slice(brace + 1, -1)), classes);
    return [now && `${head}{${now}}`, later && `${head}{${later}}`];
  });
  return [divided.map(([now]) => now).join(''), divided.map(([, later]) => later).join('')];
}

/**
 * Takes the rules that the first screen doesn't need out of a page's style element: those for classes that no element
 * before the first linked sheet has. They belong at the start of that sheet.
 * @returns the page, and the text of the rules
 */
export function extractLaterRules(html: string): { page: string; rules: string } {
  const [first = '', ...rest] = html.split('<link rel="stylesheet"');
  if (rest.length === 0) return { page: html, rules: '' };
  const classes = new Set(
    [...first.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  let rules = '';
  const page = html.replace(STYLE, (element, sheet: string) => {
    const [now, later] = divide(rulesOf(sheet), classes);
    rules += later;
    return element.replace(sheet, () => now);
  });
  return { page, rules };
}

/** Matches the use of a custom property, not its definition. */
const PROPERTY_USED = /--[\w-]+(?![\w-]*\s*:)/g;

/** Returns the custom properties that a text uses. */
export const propertiesUsed = (text: string) =>
  [...text.matchAll(PROPERTY_USED)].map(([name]) => name);

/**
 * Removes the tokens that a page doesn't use from its style element, which defines them for all pages.
 * @param used the custom properties that the page, its sheets and any script use
 */
export const dropUnusedTokens = (html: string, used: ReadonlySet<string>): string =>
  html.replace(/<style>[\s\S]*?<\/style>/, (element) =>
    element.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (definition, name: string) =>
      used.has(name) ? definition : '',
    ),
  );

/** Matches a `@font-face` rule, and its family. */
const FACE = /@font-face\{font-family:"?([^;"]+)"?;[^}]*\}/g;

/**
 * Removes the faces of families that neither a page nor its sheets name.
 * @param sheets the text of the sheets
 */
export function dropUnusedFaces(html: string, sheets: string): string {
  const named = html.replace(FACE, '') + sheets;
  return html.replace(FACE, (face, family: string) => (named.includes(family) ? face : ''));
}
