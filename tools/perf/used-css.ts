/** A stretch of CSS text: offsets of its first character and of the one after its last. */
export interface Range {
  start: number;
  end: number;
}

// Strings, addresses and escapes may hold braces; they are matched first, so as to be stepped over.
const opaque = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\(\s*[^"'\s)][^)]*\)`;
const structure = new RegExp(String.raw`${opaque}|\\.|[{};]`, 'gs');
const comments = new RegExp(String.raw`(${opaque})|/\*.*?\*/`, 'gs');

const groups = ['media', 'supports', 'layer', 'container', 'scope'];
const named = ['keyframes', 'property', 'counter-style', 'font-palette-values'];

/** The same CSS without comments. */
export function withoutComments(css: string): string {
  return css.replace(comments, '$1');
}

/**
 * What of a style sheet a page needs: the rules that hold a used range, inside the at-rules that
 * they stand in; every `@font-face`; of `@keyframes` and `@property` those that the rest names.
 * @param css without comments
 * @param used as Chromium's rule usage tracking reports it for that text: style rules, and the
 *   whole of a layer when it holds a used one
 */
export function usedCss(css: string, used: readonly Range[]): string {
  const rulesOnly = pick(css, 0, css.length, used, () => false);
  const withKeyframes = pick(css, 0, css.length, used, (name) => rulesOnly.includes(name));
  return pick(css, 0, css.length, used, (name) => withKeyframes.includes(name));
}

function pick(
  css: string,
  from: number,
  to: number,
  used: readonly Range[],
  wanted: (name: string) => boolean,
): string {
  let kept = '';
  for (const { start, open, end } of statements(css, from, to)) {
    const text = css.slice(start, end);
    const [, keyword = '', name = ''] = /^\s*@(?:-webkit-)?([\w-]+)\s*([^\s{;]*)/.exec(text) ?? [];
    if (groups.includes(keyword) && open !== undefined) {
      const inner = pick(css, open + 1, end - 1, used, wanted);
      if (inner) kept += `${css.slice(start, open + 1)}${inner}}`;
      else if (keyword === 'layer' && name) kept += `${css.slice(start, open)};`;
    } else if (named.includes(keyword)) {
      if (wanted(name)) kept += text;
    } else if (keyword === 'charset') {
      // Inlined, the document's own counts.
    } else if (keyword || used.some((range) => range.start >= start && range.end <= end)) {
      kept += text;
    }
  }
  return kept;
}

/** The rules and at-rules of one level; `open` is where a block's brace stands. */
function* statements(css: string, from: number, to: number) {
  let start = from;
  let depth = 0;
  let open: number | undefined;
  const tokens = [...css.slice(from, to).matchAll(structure)];
  for (const token of tokens) {
    const at = from + token.index;
    if (token[0] === '{' && depth++ === 0) open = at;
    const closed = token[0] === '}' && --depth === 0;
    if (closed || (token[0] === ';' && depth === 0)) {
      yield { start, open, end: at + 1 };
      start = at + 1;
      open = undefined;
    }
  }
}
