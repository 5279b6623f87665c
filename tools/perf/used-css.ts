import { type Container, parse } from 'postcss';

/** A range of CSS text: the offsets of its first character and after its last one. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Returns the part of a style sheet that a page needs: the rules that contain a used range, with the at-rules around
 * them; every `@font-face`; and the `@keyframes` and `@property` that the result refers to.
 * @param used as reported for that text by Chromium's rule usage tracking: style rules, and the whole of a layer with a
 *   used rule
 */
export function usedCss(css: string, used: readonly Range[]): string {
  const root = parse(css);
  const keepUsed = (container: Container): void => {
    container.each((node) => {
      const from = node.source?.start?.offset ?? 0;
      const to = node.source?.end?.offset ?? 0;
      if (node.type === 'rule') {
        if (!used.some(({ start, end }) => start >= from && end <= to)) node.remove();
      } else if (node.type === 'atrule' && node.nodes && GROUP.test(node.name)) {
        keepUsed(node as Container);
        if (node.nodes.length > 0) return;
        // A layer without rules still has its place among the layers.
        if (node.name === 'layer') node.replaceWith({ name: 'layer', params: node.params });
        else node.remove();
      }
    });
  };
  keepUsed(root);
  // Keyframes first, because they can be all that a property is for.
  for (const kind of [/keyframes$/, /^(property|counter-style|font-palette-values)$/]) {
    root.walkAtRules(kind, (node) => {
      if (String(root).split(node.params).length === 2) node.remove();
    });
  }
  return String(root);
}

const GROUP = /^(media|supports|layer|container|scope)$/;
