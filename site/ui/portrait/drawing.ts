import { colour } from '../tokens.ts';
import { type Person, type Piece, parts } from './person.ts';

/** The shades of clothes, where those of the dye itself are too close to each other. */
const SHADES: Partial<Record<Person['dye'], [deep: string, middle: string, pale: string]>> = {
  indigo: ['dye-indigo-deep', 'dye-sky-deep', 'dye-sky-pale'],
  lac: ['dye-lac-deep', 'dye-lac', 'dye-rose-pale'],
  undyed: ['dye-undyed-deep', 'dye-undyed-pale', 'dye-cotton-pale'],
  ebony: ['ebony', 'line', 'dye-sky-deep'],
  earth: ['dye-earth-deep', 'dye-earth', 'dye-undyed'],
};

const EARS = both('M12 24C15 22.5 17.4 24.5 16.8 28S14 33.5 12 32.5Z');
const CHEEKS = both('M5 35C6.4 32 10.4 32 11 34.4C10.4 37.6 6.4 38 5 35');
const CREASES = both('M4.6 34.6Q7 36.6 6.8 39.6M3.6 32Q6 33.4 9 32');
const BROW = 'M-6 17.4Q0 16.2 6 17.4M-5 20Q0 19 5 20';

/** Draws head and shoulders before a patterned cloth, from back to front, as the contents of an SVG image. */
export function drawPerson(person: Person): string {
  const { dye, lines, lashes } = person;
  const [ground, raised, width, repeat, pattern] = part(parts.cloths, person.cloth);
  const shades = SHADES[dye] ?? [`dye-${dye}-deep`, `dye-${dye}`, `dye-${dye}-pale`];
  const [deep, cloth, pale] = shades.map((name) => colour(name, 'dark'));
  const [behind, before, strands] = part(parts.hair, person.hair);
  const isScarf = person.hair === 'scarf';
  const isFair = !isScarf && ['gray', 'white', 'blond'].includes(person.hairColor);
  const isStubble = person.beard === 'stubble';
  const grown = part(parts.hairColors, person.hairColor);
  const [hair, brow] = [isScarf ? cloth : grown, isFair ? parts.natural.shade : grown];
  const natural = { ...parts.natural, skin: parts.skin[person.skin], gold: colour('dye-turmeric') };
  const paints = { ...natural, deep, cloth, pale, hair, brow };

  /** Draws a line with a width, or fills a path without one. */
  const draw = (paint: string, path: string | undefined, thick = 0, opacity = 1, more = '') =>
    path
      ? `<path ${thick ? 'fill="none" stroke' : 'fill'}="${part(paints, paint)}" stroke-width="${thick}" opacity="${opacity}" d="${path}" ${more}/>`
      : '';
  const drawAll = (pieces: Piece[]) => pieces.map((piece) => draw(...piece)).join('');
  const size = person.size / 100;
  const head = `<g transform="rotate(${person.tilt} 0 48) matrix(${size} 0 0 ${size} 0 ${48 - 48 * size})">`;
  const turned = `<g transform="translate(${person.turn * 0.8})">`;
  const face = part(parts.faces, person.face);
  const [white, lid] = part(parts.eyes, person.eyes);
  const beard = person.beard && part(parts.beards, person.beard);
  const glasses = person.glasses && part(parts.glasses, person.glasses);
  return [
    `<pattern id="c" width="${repeat}" height="${repeat}" patternUnits="userSpaceOnUse"><path fill="none" stroke="${colour(`dye-${raised}`)}" stroke-width="${width}" d="${pattern}"/></pattern>`,
    `<path fill="${colour(`dye-${ground}`)}" d="M-32 0H32V64H-32Z"/><path fill="url(#c)" opacity=".6" d="M-32 0H32V64H-32Z"/>`,
    '<g stroke-linecap="round" stroke-linejoin="round" fill-rule="evenodd">',
    head,
    draw('hair', behind),
    draw('ink', behind, 0, 0.3),
    '</g>',
    draw('skin', 'M-5.6 38V52C-4 56 4 56 5.6 52V38Z'),
    draw('cloth', 'M-29 65C-28 55-20 53.4-8 50.4H8C20 53.4 28 55 29 65Z'),
    drawAll(part(parts.clothes, person.clothes)),
    draw('shade', 'M-5.6 42C-4 50 3 52.8 5.8 50V40Z', 0, 0.42),
    draw('ink', 'M16 53.4C24 56 28 58 29 65H18Z', 0, 0.16),
    head,
    isScarf ? '' : draw('skin', EARS) + draw('shade', EARS, 0, 0.3),
    draw('skin', face),
    draw('shade', face, 0, 0.36),
    draw('skin', face, 0, 1, 'transform="matrix(.9 0 0 .97 -1.3 .3)"'),
    draw(isStubble ? 'ink' : 'hair', beard, 0, isStubble ? 0.2 : 1),
    turned,
    person.beard === 'full' ? '' : draw('cheek', CHEEKS, 0, lashes ? 0.24 : 0.12),
    draw('shade', part(parts.noses, person.nose), 0, 0.42),
    white && draw('light', both(white)) + draw('ink', both('M6 28.2L6 28.4'), 2.9),
    draw('ink', both(lid), lashes ? 1.4 : 1.1),
    draw('brow', both(part(parts.brows, person.brows)), 1.5, isFair ? 0.7 : 1),
    drawAll(part(parts.mouths, person.mouth)),
    lines > 0 ? draw('shade', CREASES, 0.9, 0.5) : '',
    lines > 1 ? draw('shade', BROW, 0.9, 0.5) : '',
    '</g>',
    draw('hair', before),
    draw('light', strands, 0.9, isFair ? 0.45 : 0.2),
    turned,
    glasses ? draw('ink', `${both(`${glasses}M11 26L14 26.4`)}M-2 26.4Q0 25.4 2 26.4`, 1.15) : '',
    '</g>',
    person.earrings ? draw('gold', both('M15.4 34.2L15.4 34.8'), 2.4) : '',
    '</g></g>',
  ].join('');
}

/** Returns a path with its mirror image at the left. It has absolute coordinates in pairs. */
function both(path: string): string {
  return path + path.replace(/(-?[\d.]+) ?(-?[\d.]+)/g, (_, x, y) => `${-Number(x)} ${y}`);
}

function part<T>(all: Record<string, T | undefined>, name: string): T {
  const found = all[name];
  if (found === undefined) throw new Error(`a portrait has no part or paint ${name}`);
  return found;
}
