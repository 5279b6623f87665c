/** A range of CSS text: the offsets of its first character and after its last one. */
export interface Range {
  start: number;
  end: number;
}

// Strings, URLs and escapes may contain braces; they are matched first in order to skip them.
const opaque = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\(\s*[^"'\s)][^)]*\)`;
const structure = new RegExp(String.raw`${opaque}|\\.|[{};]`, 'gs');
const comments = new RegExp(String.raw`(${opaque})|/\*.*?\*/`, 'gs');

const groups = ['media', 'supports', 'layer', 'container', 'scope'];
const named = ['keyframes', 'property', 'counter-style', 'font-palette-values'];

/** Returns the CSS without comments. */
export function withoutComments(css: string): string {
  return css.replace(comments, '$1');
}

/**
 * Returns the part of a style sheet that a page needs: the rules that contain a used range, with the at-rules around
 * them; every `@font-face`; and the `@keyframes` and `@property` that the result refers to.
 * @param css without comments
 * @param used as reported for that text by Chromium's rule usage tracking: style rules, and the whole of a layer with a
 *   used rule
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
      // In inlined CSS, the document's own charset applies.
    } else if (keyword || used.some((range) => range.start >= start && range.end <= end)) {
      kept += text;
    }
  }
  return kept;
}

/** Yields the rules and at-rules of one level; `open` is the offset of a block's brace. */
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
