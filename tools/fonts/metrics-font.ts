import { convert } from 'fontverter';

/** The tables with glyph metrics and the character map; no outlines. */
const KEPT = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'OS/2', 'post', 'fvar', 'HVAR', 'avar'];

/** A triangle of one unit, as a simple glyph (OpenType, "glyf"): contours, bounds, points, flags, x, y. */
const BOX = Buffer.from([
  ...[0, 1, 0, 0, 0, 0, 0, 1, 0, 1],
  ...[0, 2, 0, 0, 0x37, 0x37, 0x37],
  ...[0, 1, 0, 0, 0, 1, 0],
]);

/** An empty name table (OpenType, "name"): the names would take a fifth of the font. */
const NO_NAMES = Buffer.from([0, 0, 0, 0, 0, 6]);

/**
 * Returns the advance widths without the left side bearings (OpenType, "hmtx"), which are meaningless without outlines.
 * @param count number of glyphs that have both (OpenType, "hhea", numberOfHMetrics)
 */
function withoutBearings(table: Buffer, count: number): Buffer {
  const widths = Buffer.from(table);
  for (let glyph = 0; glyph < count; glyph += 1) widths.writeInt16BE(0, glyph * 4 + 2);
  return widths.fill(0, count * 4);
}

/** Returns a table's checksum, the sum of its 32-bit words (OpenType, "Calculating checksums"). */
function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

const padded = (table: Buffer) =>
  Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

/**
 * Creates a metrics font: empty glyphs with the widths of the given font. If no fallback font has the same widths, text
 * laid out in it does not shift when the real font arrives.
 * @param font a TrueType font in any container
 * @returns the same characters without outlines, as WOFF2
 */
export async function metricsFont(font: Buffer): Promise<Buffer> {
  const source = await convert(font, 'truetype');
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < source.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    const tag = source.toString('latin1', entry, entry + 4);
    const start = source.readUInt32BE(entry + 8);
    if (KEPT.includes(tag)) {
      tables.set(tag, source.subarray(start, start + source.readUInt32BE(entry + 12)));
    }
  }
  tables.set('name', NO_NAMES);
  const metrics = tables.get('hhea')?.readUInt16BE(34) ?? 0;
  tables.set('hmtx', withoutBearings(tables.get('hmtx') ?? Buffer.alloc(0), metrics));
  const glyphs = tables.get('maxp')?.readUInt16BE(4) ?? 0;
  const head = Buffer.from(tables.get('head') ?? []);
  head.writeUInt32BE(0, 8);
  head.writeInt16BE(0, 50);
  tables.set('head', head);
  // Every glyph ends where it begins, so it has no outline, except the first, which is for missing
  // characters: browsers reject a font without any outline.
  const outline = BOX.length;
  const places = Buffer.alloc((glyphs + 1) * 2);
  for (let glyph = 1; glyph <= glyphs; glyph += 1) places.writeUInt16BE(outline / 2, glyph * 2);
  tables.set('loca', places);
  tables.set('glyf', BOX);

  const tags = [...tables.keys()].sort();
  const directory = Buffer.alloc(12 + tags.length * 16);
  const power = 2 ** Math.floor(Math.log2(tags.length));
  source.copy(directory, 0, 0, 4);
  directory.writeUInt16BE(tags.length, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE(tags.length * 16 - power * 16, 10);
  const body: Buffer[] = [];
  let offset = directory.length;
  tags.forEach((tag, index) => {
    const table = tables.get(tag) ?? Buffer.alloc(0);
    const entry = 12 + index * 16;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(checksum(padded(table)), entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    body.push(padded(table));
    offset += padded(table).length;
  });
  return convert(Buffer.concat([directory, ...body]), 'woff2');
}
