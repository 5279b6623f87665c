import { randomFrom } from '../../site/ui/loom/cells.ts';
import { css, type Rgb, ramp } from './motion.ts';
import { COLUMNS, type Pen, ROWS, STITCH } from './stage.ts';
import { drawNames, SYSTEMS, systemOf } from './threads.ts';

/**
 * What stands there before the film plays: the threads of the systems go straight into the cloth. Drawn on the
 * grid of the stitches, so that it weighs next to nothing without any loss.
 */
export function drawPoster(pen: Pen, cloth: readonly (Rgb | null)[]): void {
  const random = randomFrom(3);
  for (let row = 0; row < ROWS; row += 1) {
    const { colour } = SYSTEMS[systemOf(row)] ?? SYSTEMS[0];
    const end = 0.5 + random() * 0.16;
    for (let column = 0; column < COLUMNS; column += 1) {
      const across = column / COLUMNS;
      const isWoven = random() < ramp(0.27, 0.66, across) ** 1.4;
      const dye = isWoven ? cloth[row * COLUMNS + column] : null;
      const [x, y] = [column * STITCH.width, row * STITCH.height];
      const height = STITCH.height - STITCH.gapY;
      pen.fillStyle = css(dye ?? colour);
      if (dye) pen.fillRect(x, y, STITCH.width - STITCH.gapX, height);
      else if (across < end) pen.fillRect(x, y + height / 2 - 1, STITCH.width, 2);
    }
  }
  drawNames(pen, () => 1);
}
