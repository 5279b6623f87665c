import type { Text } from '../../../contract/text.ts';

/** A picture of `content/media`, in every language or, by default, in one. */
export interface Photo<Words = string> {
  /** The id of its entry. */
  id: string;
  /** The hash that the names of its converted files begin with. */
  name: string;
  alt: Words;
  credit?: Words | undefined;
  /** The point that stays visible when it is cropped: percent from the left, and from the top. */
  focus: [number, number];
  /** The size of the original, upright, in px. */
  width: number;
  height: number;
}

/** A picture as content has it. */
export type PhotoInAllLanguages = Photo<Text>;

/** The formats of converted files. The first is for every browser that we support, the other for all others. */
export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** The widths of converted files, in px; the smallest is for a portrait beside a line of text. */
const WIDTHS: Readonly<Record<Format, readonly number[]>> = {
  avif: [160, 480, 800, 1200, 1600],
  webp: [160, 480, 800],
};

/** Returns the widths of a picture's files in a format, in px: none is wider than the original. */
export function widthsOf({ width }: Pick<Photo, 'width'>, format: Format): number[] {
  const all = WIDTHS[format];
  return [...new Set([...all.filter((each) => each < width), Math.min(width, all.at(-1) ?? 0)])];
}

/** Returns the name of a converted file. */
export const fileName = ({ name }: Pick<Photo, 'name'>, width: number, format: Format): string =>
  `${name}-${width}.${format}`;

/** Returns the address of the widest file of a format, at most as wide as asked. */
export function photoAddress(
  photo: Omit<Photo<unknown>, 'alt'>,
  format: Format,
  most = Number.POSITIVE_INFINITY,
): string {
  const widths = widthsOf(photo, format);
  const width = widths.findLast((each) => each <= most) ?? widths[0] ?? 0;
  return `/media/${fileName(photo, width, format)}`;
}

/**
 * Returns a picture's files of a format for the attribute `srcset`.
 * @param most the maximum width, in px
 */
export const srcSetOf = (photo: Photo, format: Format, most: number): string =>
  widthsOf(photo, format)
    .filter((width, index) => width <= most || index === 0)
    .map((width) => `/media/${fileName(photo, width, format)} ${width}w`)
    .join(', ');

const isPhoto = (value: object) => 'name' in value && 'focus' in value && 'alt' in value;

/** Returns the style sheet of pictures if a piece of content has one at any depth. */
export function photoSheets(value: unknown): 'ui/photo/Photo.css'[] {
  const hasPhoto = (each: unknown): boolean =>
    typeof each === 'object' &&
    each !== null &&
    (isPhoto(each) || Object.values(each).some(hasPhoto));
  return hasPhoto(value) ? ['ui/photo/Photo.css'] : [];
}
