/** A color theme. */
export type Theme = 'light' | 'dark';

/**
 * Reads the colors of a style sheet of tokens.
 * @param css declares each color as `--color-<name>: #hex`, `light-dark(…, …)` or `var(--color-…)`; rules for only some
 *   documents, `:root[…] { … }`, are not read
 * @returns a function from a color name without `--color-`, and a theme, to the hex value as written, such as `#rrggbb`
 */
export function coloursIn(css: string): (name: string, theme?: Theme) => string {
  const everywhere = css.replace(/\/\*.*?\*\//gs, '').replace(/:root\[[^{]*\{[^}]*\}/g, '');
  const values = new Map(
    [...everywhere.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
  return function colour(name, theme = 'light') {
    const value = values.get(name);
    if (value === undefined) throw new Error(`tokens.css has no --color-${name}`);
    const [, light, dark] = /^light-dark\(\s*(.+?)\s*,\s*(.+?)\s*\)$/.exec(value) ?? [];
    const chosen = (theme === 'dark' ? dark : light) ?? value;
    const [, other] = /^var\(--color-([\w-]+)\)$/.exec(chosen) ?? [];
    if (other !== undefined) return colour(other, theme);
    if (!/^#[\da-f]{3,8}$/i.test(chosen)) {
      throw new Error(`--color-${name} in tokens.css is not a hex color: ${chosen}`);
    }
    return chosen;
  };
}
