import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** A paint and a path, which is filled, or with a width drawn as a line. */
export type Piece = [paint: string, path: string, width?: number];

type Named<Part> = Record<string, Part>;

type Plain = 'skin' | 'hairColors' | 'natural' | 'faces' | 'brows' | 'glasses' | 'noses' | 'beards';

/** The parts that a portrait is put together from, by their names. */
interface Parts extends Record<Plain, Named<string>> {
  eyes: Named<[white: string, lid: string]>;
  mouths: Named<Piece[]>;
  hair: Named<[behind: string, before: string, strands?: string]>;
  clothes: Named<Piece[]>;
  cloths: Named<[ground: string, raised: string, width: number, size: number, path: string]>;
}

export const parts = parse(readFileSync('site/ui/portrait/parts.yaml', 'utf8')) as Parts;

/** A schema for the name of a part; left out, it is the first. */
function part(kind: keyof Parts) {
  const names = Object.keys(parts[kind]);
  return z.enum(names).default(names[0] ?? '');
}

/** A person as they are drawn. Whatever is left out is the first of its kind in `parts.yaml`. */
export const person = z.strictObject({
  cloth: part('cloths').describe('The cloth behind them, which their team has in common'),
  face: part('faces'),
  skin: part('skin'),
  hair: part('hair'),
  hairColor: part('hairColors'),
  beard: part('beards').unwrap().optional(),
  brows: part('brows'),
  eyes: part('eyes'),
  lashes: z.literal(true).optional(),
  glasses: part('glasses').unwrap().optional(),
  nose: part('noses'),
  mouth: part('mouths'),
  lines: z
    .int()
    .min(0)
    .max(2)
    .default(0)
    .describe('Of age: none, at the eyes, or also on the brow'),
  clothes: part('clothes'),
  dye: z
    .enum(['indigo', 'turmeric', 'lac', 'river', 'undyed', 'rose', 'ebony', 'earth'])
    .default('indigo')
    .describe('Of their clothes'),
  earrings: z.literal(true).optional(),
  turn: z.int().min(-2).max(2).default(0).describe('Where they look: to the left, or to the right'),
  tilt: z.int().min(-4).max(4).default(0).describe('Of the head, in degrees'),
  size: z.int().min(94).max(106).default(100).describe('Of the head, in percent'),
});

export type Person = z.infer<typeof person>;
