import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { z } from 'zod';

/** The largest size of a file, in bytes: every page shows it. */
const BYTES_MAX = 20_000;

/** Shapes and their paints. Anything else could run, fetch something or depend on a font. */
const ELEMENTS =
  'svg,g,path,rect,circle,ellipse,line,polyline,polygon,defs,linearGradient,radialGradient,stop,clipPath,mask,use,title,desc,style,metadata'.split(
    ',',
  );

const fileOf = (name: string) => `content/${name}`;

/** Parses a picture. */
const parse = (source: string) => load(source, { xml: true });

/** Returns what keeps a file from being used as a picture of the brand; undefined for a good one. */
function faultOf(name: string): string | undefined {
  const file = fileOf(name);
  if (!existsSync(file)) return `${file} does not exist: add the file or name another`;
  const source = readFileSync(file, 'utf8');
  const bytes = Buffer.byteLength(source);
  if (bytes > BYTES_MAX) {
    return `${file} has ${bytes} bytes, and at most ${BYTES_MAX} are allowed: export it with fewer points`;
  }
  if (/<!(?!--)/.test(source)) return `${file} has a document type: export it as plain SVG`;
  const $ = parse(source);
  const root = $.root().children();
  if (root.length !== 1 || !root.is('svg'))
    return `${file} is not an SVG picture: export it as SVG`;
  if (!/^\s*-?[\d.]+[\s,]+-?[\d.]+(?:[\s,]+[\d.]+){2}\s*$/.test(root.attr('viewBox') ?? '')) {
    return `${file} has no viewBox: export it with one`;
  }
  for (const element of $('*').toArray()) {
    const tagName = 'name' in element ? element.name : '';
    if (!ELEMENTS.includes(tagName)) {
      return `${file} has <${tagName}>, which is not allowed: export text as paths and leave out everything but shapes`;
    }
    const attributes: Record<string, string> = $(element).attr() ?? {};
    const styles = tagName === 'style' ? $(element).text() : '';
    for (const [attribute, value] of [...Object.entries(attributes), ['style', styles] as const]) {
      const targets = /href$/.test(attribute)
        ? [value]
        : [...value.matchAll(/url\(\s*["']?([^)]*)/gi)].map(([, target = '']) => target);
      const isNamespace = attribute.startsWith('xmlns');
      if (
        /^on/i.test(attribute) ||
        targets.some((target) => !target.startsWith('#')) ||
        (!isNamespace && /@import|\\|(?:java|vb)script:|data:/i.test(value))
      ) {
        return `${file} has ${attribute}="${value.trim().slice(0, 40)}" in <${tagName}>, which is not allowed: remove it`;
      }
    }
  }
  return undefined;
}

/** An SVG file below `content/`. */
const svgFile = z
  .string()
  .regex(
    /^brand\/[a-z\d][a-z\d/-]*\.svg$/,
    'must be the path of an SVG file in content/brand, as in `brand/logo.svg`',
  )
  .superRefine((name, { addIssue }) => {
    const message = faultOf(name);
    if (message !== undefined) addIssue({ code: 'custom', message });
  });

/** A picture of the brand, on light and on dark backgrounds. */
export const brandPicture = z.strictObject({ light: svgFile, dark: svgFile });

export type BrandPicture = z.infer<typeof brandPicture>;

/** The width of a picture as a multiple of its height. */
export function ratioOf(name: string): number {
  const $ = parse(readFileSync(fileOf(name), 'utf8'));
  const [, , width = 1, height = 1] = ($('svg').attr('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width / height;
}

/** Returns a picture as an element of another SVG picture, in a box from 0 0. */
export function nestedSvg(name: string, width: number, height: number): string {
  const $ = parse(readFileSync(fileOf(name), 'utf8'));
  return $.xml(
    $('svg')
      .first()
      .attr({ x: '0', y: '0', width: String(width), height: String(height) }),
  );
}
