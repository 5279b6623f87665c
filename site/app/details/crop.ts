/** Which part of a picture is shown in a square: its middle, and how much of its shorter side. */
export interface Crop {
  /** The middle, in shares of the picture's width and height: 0 to 1. */
  x: number;
  y: number;
  /** How many times larger it is shown than to fill the square. */
  zoom: number;
}

export const MIDDLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const ZOOM_MAX = 4;

interface Size {
  width: number;
  height: number;
}

/** How large the shown part is, in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / zoom;

/** A crop that stays within its picture. */
export function within(size: Size, crop: Crop): Crop {
  const zoom = Math.min(ZOOM_MAX, Math.max(1, crop.zoom));
  const half = sideOf(size, { ...crop, zoom }) / 2;
  const keep = (share: number, length: number) =>
    Math.min(1 - half / length, Math.max(half / length, share));
  return { x: keep(crop.x, size.width), y: keep(crop.y, size.height), zoom };
}

/**
 * A crop after its picture was pushed along.
 * @param right how far, in shares of the square's side
 * @param down the same
 */
export function pushed(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop);
  return within(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  });
}

/** Draws the shown part of a picture, filling a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const side = sideOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  // A picture that can be seen through is sent as one that cannot, and would be black there.
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
