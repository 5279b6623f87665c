/** How often a woken loom is drawn anew, in times a second; cloth moves slowly. */
const FRAMES_PER_SECOND = 24;
/** How long the shuttle takes from one edge of the cloth to the other and rests, in ms. */
const PASS = 14_000;
/** How many rows the shuttle lights up behind itself. */
const TRAIL = 7;
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
  const { naturalWidth: columns, naturalHeight: rows } = image;
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || columns === 0) return undefined;
  context.drawImage(image, 0, 0);
  const still = context.getImageData(0, 0, columns, rows);
  const frame = context.createImageData(columns, rows);
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
      for (let row = 0; row < rows; row += 1) {
        const lean = row < pointer.row ? -parted : parted;
        const from = Math.min(rows - 1, Math.max(0, Math.round(row + breath + lean)));
        const source = (from * columns + column) * 4;
        const goal = (row * columns + column) * 4;
        const behind = leftwards ? column - shuttle : shuttle - column;
        const isLit = Math.abs(row - shuttleRow) < 1 && behind > 0 && behind < TRAIL * 6;
        const light = isLit ? 1 + 0.9 * (1 - behind / (TRAIL * 6)) : 1;
        frame.data[goal] = (still.data[source] ?? 0) * light;
        frame.data[goal + 1] = (still.data[source + 1] ?? 0) * light;
        frame.data[goal + 2] = (still.data[source + 2] ?? 0) * light;
        frame.data[goal + 3] = still.data[source + 3] ?? 0;
      }
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
