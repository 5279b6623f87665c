import { CELL } from '../ui/loom/cells.ts';

/** How often a woken loom is drawn anew, in times a second; cloth moves slowly. */
const FRAMES_PER_SECOND = 15;
/** How long the shuttle takes from one edge of the cloth to the other and rests, in ms. */
const PASS = 14_000;
/** How many columns the shuttle lights up behind itself. */
const TRAIL = 42;
/** How far around the pointer the threads answer, in columns. */
const REACH = 9;

/** Wakes each loom while it is on screen and motion is welcome: a shuttle passes, threads answer the pointer. */
export function wakeLooms(): void {
  const motion = matchMedia('(prefers-reduced-motion: no-preference)');
  for (const loom of document.querySelectorAll<HTMLElement>('[data-loom]')) {
    const image = loom.querySelector('img');
    if (image) wakeWhenSeen(loom, image, motion);
  }
}

function wakeWhenSeen(loom: HTMLElement, image: HTMLImageElement, motion: MediaQueryList) {
  let woken: Awake | undefined;
  let isSeen = false;
  const decide = async () => {
    if (isSeen && motion.matches) {
      await image.decode().catch(() => undefined);
      woken ??= awaken(loom, image);
      if (isSeen) woken?.start();
    } else {
      woken?.stop();
    }
  };
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    void decide();
  }).observe(loom);
  motion.addEventListener('change', decide);
}

interface Awake {
  start(): void;
  stop(): void;
}

/** Lays a canvas of one pixel a cell over the still picture, and draws the moving cloth on it. */
function awaken(loom: HTMLElement, image: HTMLImageElement): Awake | undefined {
  const columns = image.width / CELL.width;
  const rows = image.height / CELL.height;
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  canvas.style.width = `${image.width}px`;
  canvas.style.height = `${image.height}px`;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || image.naturalWidth === 0) return undefined;
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, columns, rows);
  const still = context.getImageData(0, 0, columns, rows);
  const frame = context.createImageData(columns, rows);
  // One word of 32 bits a cell: four times fewer steps than colour by colour.
  const cells = new Uint32Array(still.data.buffer);
  const woven = new Uint32Array(frame.data.buffer);
  image.after(canvas);

  /** The column and row under the pointer, and how strongly the threads answer it: 0 to 1. */
  const pointer = { column: 0, row: 0, pull: 0, isNear: false };
  const ground = loom.closest('section') ?? loom;
  ground.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch') return;
    const box = canvas.getBoundingClientRect();
    pointer.column = ((event.clientX - box.left) / box.width) * columns;
    pointer.row = ((event.clientY - box.top) / box.height) * rows;
    pointer.isNear = true;
  });
  ground.addEventListener('pointerleave', () => {
    pointer.isNear = false;
  });

  /** Lightens a cell; `amount` from 0 to 1. */
  const light = (cell: number, amount: number) => {
    for (let channel = cell * 4; channel < cell * 4 + 3; channel += 1) {
      frame.data[channel] = (frame.data[channel] ?? 0) * (1 + 0.9 * amount);
    }
  };

  const draw = (time: number) => {
    pointer.pull += ((pointer.isNear ? 1 : 0) - pointer.pull) * 0.12;
    const passed = (time % (2 * PASS)) / PASS;
    const leftwards = passed > 1;
    const shuttle = (leftwards ? 2 - passed : passed) * (columns * 1.3) - columns * 0.15;
    const shuttleRow = Math.floor(((time / PASS) * 0.382 * rows) % rows);
    for (let column = 0; column < columns; column += 1) {
      // Warp threads near the pointer part like strings; a slow breath runs through all of them.
      const distance = Math.abs(column - pointer.column) / REACH;
      const parted = distance < 1 ? (1 - distance) ** 2 * pointer.pull * 2.4 : 0;
      const breath = Math.sin(time / 2600 + column * 0.09) * 0.55;
      const above = Math.round(breath - parted);
      const below = Math.round(breath + parted);
      for (let row = 0; row < rows; row += 1) {
        const from = row + (row < pointer.row ? above : below);
        const kept = from < 0 ? 0 : from >= rows ? rows - 1 : from;
        woven[row * columns + column] = cells[kept * columns + column] ?? 0;
      }
      const behind = leftwards ? column - shuttle : shuttle - column;
      if (behind > 0 && behind < TRAIL) light(shuttleRow * columns + column, 1 - behind / TRAIL);
    }
    context.putImageData(frame, 0, 0);
  };

  let request = 0;
  let drawnAt = 0;
  const loop = (time: number) => {
    request = requestAnimationFrame(loop);
    if (time - drawnAt < 1000 / FRAMES_PER_SECOND) return;
    drawnAt = time;
    draw(time);
  };
  return {
    start() {
      loom.dataset['awake'] = '';
      cancelAnimationFrame(request);
      request = requestAnimationFrame(loop);
    },
    stop() {
      delete loom.dataset['awake'];
      cancelAnimationFrame(request);
    },
  };
}
