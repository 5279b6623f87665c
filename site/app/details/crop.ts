/** The part of a picture shown in a square: its center and its zoom. */
export interface Crop {
  /** The center, as fractions of the picture's width and height (0 to 1). */
  x: number;
  y: number;
  /** The scale relative to the size at which the picture just fills the square. */
  zoom: number;
}

export const MIDDLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const ZOOM_MAX = 4;

interface Size {
  width: number;
  height: number;
}

/** Returns the side of the visible part, in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / zoom;

/** Returns the crop, limited to the bounds of its picture. */
export function clampCrop(size: Size, crop: Crop): Crop {
  const zoom = Math.min(ZOOM_MAX, Math.max(1, crop.zoom));
  const half = sideOf(size, { ...crop, zoom }) / 2;
  const keep = (share: number, length: number) =>
    Math.min(1 - half / length, Math.max(half / length, share));
  return { x: keep(crop.x, size.width), y: keep(crop.y, size.height), zoom };
}

/**
 * Returns the crop after the picture was dragged.
 * @param right the distance to the right, as a fraction of the square's side
 * @param down the distance down, as a fraction of the square's side
 */
export function draggedCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop);
  return clampCrop(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  });
}

/** Draws the visible part of a picture onto a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const side = sideOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  // The picture is sent in a format without transparency, which would otherwise turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    picture,
    crop.x * picture.width - side / 2,
    crop.y * picture.height - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}

/** The position of a finger or pointer, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Returns the translation in CSS pixels and the scale factor between two moments, using the pointers pressed at both. Two pointers pinch.
 * @param before the previous positions, by pointer id
 * @param after the current positions, by pointer id
 */
export function gestureOf(before: ReadonlyMap<number, Point>, after: ReadonlyMap<number, Point>) {
  const ids = [...before.keys()].filter((id) => after.has(id));
  const [from, to] = [before, after].map((points) => ids.flatMap((id) => points.get(id) ?? []));
  if (ids.length === 0 || !from || !to) return { right: 0, down: 0, larger: 1 };
  const [start, end] = [middleOf(from), middleOf(to)];
  const [apart, now] = [spreadOf(from), spreadOf(to)];
  return {
    right: end.x - start.x,
    down: end.y - start.y,
    larger: apart > 0 && now > 0 ? now / apart : 1,
  };
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Returns the distance between the first two points; 0 for a single one. */
const spreadOf = ([first, second]: readonly Point[]): number =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
