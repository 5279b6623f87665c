import type { Rgb } from './motion.ts';

/** The picture's size in px. */
export const STAGE = { width: 1280, height: 720 } as const;

/** One stitch of the cloth with its gaps, in px: twice as large as on our pages. The stage holds a whole number of them. */
export const STITCH = { width: 8, height: 20, gapX: 2, gapY: 4 } as const;

export const COLUMNS = STAGE.width / STITCH.width;
export const ROWS = STAGE.height / STITCH.height;

/** The dyes of design.md, as light on ebony. */
export const DYE = {
  ebony: [10, 13, 28],
  deep: [36, 53, 156],
  indigo: [76, 99, 222],
  sky: [125, 146, 255],
  turmeric: [242, 183, 5],
  pale: [255, 210, 87],
  lac: [207, 74, 96],
  cotton: [251, 250, 247],
  ink: [16, 20, 43],
  muted: [169, 174, 198],
  faded: [86, 92, 120],
  line: [38, 44, 74],
} as const satisfies Record<string, Rgb>;

export type Pen = CanvasRenderingContext2D;

/** One stitch wherever the film takes it: the cloth, the paper, the chart and the mark are made of them. */
export interface Stitch {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: Rgb;
}

/** Writes a line of text in Anuphan. */
export function write(
  pen: Pen,
  words: string,
  x: number,
  y: number,
  { size = 16, weight = 400, align = 'left' as CanvasTextAlign } = {},
): void {
  pen.font = `${weight} ${size}px Anuphan`;
  pen.textAlign = align;
  pen.textBaseline = 'alphabetic';
  pen.fillText(words, x, y);
}

/** A knot: a diamond on its point. */
export function knot(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.moveTo(x, y - radius);
  pen.lineTo(x + radius, y);
  pen.lineTo(x, y + radius);
  pen.lineTo(x - radius, y);
  pen.closePath();
  pen.fill();
}
