import { createHash } from 'node:crypto';

/** A picture drawn at build time. */
export interface Drawn {
  width: number;
  height: number;
  /** Elements of SVG that draw it at 0 0. */
  elements: string;
}

/** The fewest pictures that are worth a sheet: each keeps its own file otherwise, which pages share. */
const FEWEST = 3;

/** The gap between the pictures of a sheet, so that none shows the edge of the next when its size is rounded. */
const GAP = 8;

/** Matches where a part of a page begins: the pictures of one part come into view together. */
const PART = /(?=<(?:section|footer)\b)/;

/**
 * Matches a picture that was drawn at build time and isn't needed first, up to its address, its address, and the rest of
 * the tag.
 */
const PICTURE =
  /(<img\b(?=[^>]*\bloading="lazy")[^>]*? src="\/|<image\b[^>]*? href="\/)(loom\/[0-9a-f]+\.(?:svg|webp))("[^>]*>)/g;

const attributeOf = (tag: string, name: string) =>
  Number(new RegExp(`\\b${name}="(\\d+)"`).exec(tag)?.[1]);

/**
 * Returns the picture in a file.
 * @param tag the `<img>` that shows it
 * @throws Error if it is a drawing without a size
 */
export function drawnIn(path: string, file: Buffer, tag: string): Drawn {
  if (path.endsWith('.webp')) {
    const [width, height] = [attributeOf(tag, 'width'), attributeOf(tag, 'height')];
    const address = `data:image/webp;base64,${file.toString('base64')}`;
    const elements = `<image width="${width}" height="${height}" preserveAspectRatio="none" image-rendering="pixelated" href="${address}"/>`;
    return { width, height, elements };
  }
  const [, root = '', inner = ''] =
    /^<svg xmlns="[^"]*"([^>]*)>([\s\S]*)<\/svg>$/.exec(file.toString('utf8')) ?? [];
  const [width, height] = [attributeOf(root, 'width'), attributeOf(root, 'height')];
  if (!(width && height)) throw new Error(`The picture ${path} has no size`);
  return { width, height, elements: `<svg${root}>${inner}</svg>` };
}

/**
 * Returns a sheet of pictures, each with a view (`#v0`, `#v1` …) that shows it alone. Definitions that several pictures
 * repeat are written once; others get a name of their own.
 */
export function sheetOf(pictures: readonly Drawn[]): string {
  const [{ width, height } = { width: 0, height: 0 }] = pictures;
  const definitions = new Map<string, number>();
  let top = 0;
  const parts = pictures.map(({ elements, ...size }, index) => {
    const [written = ''] = /<defs>.*?<\/defs>/s.exec(elements) ?? [];
    const known = definitions.get(written);
    if (written !== '') definitions.set(written, known ?? index);
    const own = (known === undefined ? elements : elements.replace(written, ''))
      .replace(/\bid="([^"]+)"/g, `id="$1${known ?? index}"`)
      .replace(/url\(#([^)]+)\)/g, `url(#$1${known ?? index})`);
    const view = `<view id="v${index}" viewBox="0 ${top} ${size.width} ${size.height}" preserveAspectRatio="none"/>`;
    const picture = `<svg y="${top}" width="${size.width}" height="${size.height}">${own}</svg>`;
    top += size.height + GAP;
    return view + picture;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="none">${parts.join('')}</svg>`;
}

/** Pictures for one sheet, by path. */
interface Group {
  /** The last part of the page that has some of them. */
  part: number;
  pictures: Map<string, Drawn>;
}

/**
 * Replaces the drawn pictures of each part of a page with one file, if there are several: cloths, and portraits or covers
 * with those of neighboring parts. A browser fetches lazy pictures long before they come into view, each with a request
 * and a document of its own.
 * @param read returns the bytes of a file
 * @returns the page, and the sheets by path
 */
export async function joinPictures(
  html: string,
  read: (path: string) => Promise<Buffer>,
): Promise<{ page: string; sheets: Map<string, string> }> {
  // What the page shows at first is there anyway.
  const first = html.replace(PICTURE, '');
  const latest = new Map<string, Group>();
  const groupsOf: Group[][] = [];
  const parts = html.split(PART);
  for (const [part, text] of parts.entries()) {
    const groups = new Set<Group>();
    for (const [tag, , path = ''] of text.matchAll(PICTURE)) {
      if (first.includes(`src="/${path}"`)) continue;
      const drawn = drawnIn(path, await read(path), tag);
      // Cloths are heavier, and have the size that their tags say; drawings have their file's.
      const kind = path.endsWith('.webp') ? `cloth ${part}` : `${drawn.width} ${drawn.height}`;
      const known = latest.get(kind);
      const group = known && known.part >= part - 1 ? known : { part, pictures: new Map() };
      group.part = part;
      group.pictures.set(path, drawn);
      latest.set(kind, group);
      groups.add(group);
    }
    groupsOf.push([...groups]);
  }
  const sheets = new Map<string, string>();
  const addressesOf = new Map<Group, Map<string, string>>();
  for (const group of new Set(groupsOf.flat())) {
    if (group.pictures.size < FEWEST) continue;
    const sheet = sheetOf([...group.pictures.values()]);
    const file = `loom/${createHash('sha256').update(sheet).digest('hex').slice(0, 12)}.svg`;
    sheets.set(file, sheet);
    const views = [...group.pictures.keys()].map(
      (path, view) => [path, `${file}#v${view}`] as const,
    );
    addressesOf.set(group, new Map(views));
  }
  const pages = parts.map((text, part) => {
    const joined = (groupsOf[part] ?? []).flatMap((group) => addressesOf.get(group) ?? []);
    return text.replace(PICTURE, (_, before: string, path: string, after: string) => {
      const addresses = joined.find((each) => each.has(path));
      return before + (addresses?.get(path) ?? path) + after;
    });
  });
  return { page: pages.join(''), sheets };
}
