import { CELL } from '../ui/loom/cells.ts';

/** The distance from the pointer within which threads move, in columns. */
const REACH = 9;
/** The displacement of the threads next to the pointer, in rows. */
const PART = 2.4;
/** The fraction of the remaining distance that threads move per frame. */
const EASE = 0.12;
/** The pull below which no movement is visible. */
const SETTLED = 0.02;

/**
 * Makes the threads of every loom react to the pointer, unless reduced motion is requested. Nothing runs until a
 * pointer is over a cloth, or once the threads have settled. Motion without a pointer is defined in style sheets
 * (Loom.css).
 */
export function enableLooms(): void {
  const motion = matchMedia('(prefers-reduced-motion: no-preference)');
  for (const loom of document.querySelectorAll<HTMLElement>('[data-loom]')) {
    const ground = loom.closest('section') ?? loom;
    let cloth: ReturnType<typeof clothOf>;
    ground.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'touch' || !motion.matches) return;
      cloth ??= clothOf(loom);
      cloth?.pullAt(event);
    });
    ground.addEventListener('pointerleave', () => cloth?.release());
  }
}

/** Returns a canvas with one pixel per cell above the static image of a loom; undefined until the image is loaded. */
function clothOf(loom: HTMLElement) {
  const image = loom.querySelector('img');
  if (!image?.complete || image.naturalWidth === 0) return undefined;
  const columns = image.width / CELL.width;
  const rows = image.height / CELL.height;
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  canvas.style.width = `${image.width}px`;
  canvas.style.height = `${image.height}px`;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, columns, rows);
  const still = context.getImageData(0, 0, columns, rows);
  const frame = context.createImageData(columns, rows);
  // One 32-bit word per cell: four times fewer steps than one color channel at a time.
  const cells = new Uint32Array(still.data.buffer);
  const woven = new Uint32Array(frame.data.buffer);
  image.after(canvas);

  const pointer = { column: 0, row: 0 };
  /** The strength of the displacement, from 0 to 1, and its target. */
  let pull = 0;
  let aim = 0;
  let request = 0;

  const draw = () => {
    for (let column = 0; column < columns; column += 1) {
      // Warp threads near the pointer part like strings.
      const distance = Math.abs(column - pointer.column) / REACH;
      const parted = distance < 1 ? Math.round((1 - distance) ** 2 * pull * PART) : 0;
      for (let row = 0; row < rows; row += 1) {
        const from = row + (row < pointer.row ? -parted : parted);
        const kept = Math.min(Math.max(from, 0), rows - 1);
        woven[row * columns + column] = cells[kept * columns + column] ?? 0;
      }
    }
    context.putImageData(frame, 0, 0);
  };

  const step = () => {
    pull += (aim - pull) * EASE;
    if (aim === 0 && pull < SETTLED) {
      request = 0;
      pull = 0;
      delete loom.dataset['awake'];
      return;
    }
    draw();
    // Nothing moves while the pointer rests.
    request = Math.abs(aim - pull) > SETTLED ? requestAnimationFrame(step) : 0;
  };
  const wake = () => {
    loom.dataset['awake'] = '';
    if (request === 0) request = requestAnimationFrame(step);
  };

  return {
    /** Moves the threads around the pointer apart. */
    pullAt({ clientX, clientY }: PointerEvent) {
      // The image is only hidden while the canvas covers it, and keeps its place.
      const box = image.getBoundingClientRect();
      pointer.column = ((clientX - box.left) / box.width) * columns;
      pointer.row = ((clientY - box.top) / box.height) * rows;
      aim = 1;
      wake();
    },
    /** Moves the threads back when the pointer has left. */
    release() {
      if (aim === 0) return;
      aim = 0;
      wake();
    },
  };
}
