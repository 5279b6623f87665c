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

/** A hex value in a style sheet of tokens. */
export interface Shade {
  /** The token's name without `--color-`. */
  name: string;
  /** The family of pages that it belongs to; undefined for all. */
  family: string | undefined;
  /** The themes in which it applies. */
  themes: readonly Theme[];
  hex: string;
}

/** Replaces each hex value in a style sheet of tokens. Comments are left out. */
export function mapShades(css: string, to: (shade: Shade) => string): string {
  let family: string | undefined;
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(
      /:root\[data-family="?([\w-]+)"?\]\s*\{|\}|(--color-([\w-]+):)([^;}]*)/g,
      (whole, of?: string, property?: string, name = '', value = '') => {
        if (property === undefined) {
          family = of;
          return whole;
        }
        const isSplit = value.includes('light-dark(');
        const themeAt = (at: number): Theme =>
          value.slice(0, at).includes(',') ? 'dark' : 'light';
        const replaced = value.replace(/#[\da-f]{3,8}/gi, (hex: string, at: number) =>
          to({ name, family, themes: isSplit ? [themeAt(at)] : ['light', 'dark'], hex }),
        );
        return property + replaced;
      },
    );
}
