import { CHART, drawChart } from './chart.ts';
import { drawMark, MARK } from './mark.ts';
import { css, ease, type Rgb, ramp } from './motion.ts';
import { BLEACH, drawBleaching, drawPrint, drawSheet } from './paper.ts';
import { drawPoster } from './poster.ts';
import { drawReading, READING } from './reading.ts';
import { DYE, STAGE } from './stage.ts';
import { drawThreads } from './threads.ts';

/** A time in the film, in seconds, or its poster. */
export type Moment = number | 'poster';

/**
 * Sets the film up on a canvas.
 * @param cloth the colour of each stitch, row by row, as 0xRRGGBB; null where nothing is woven
 * @returns what draws a moment of it
 */
function openFilm(canvas: HTMLCanvasElement, cloth: readonly (number | null)[]) {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  const dyes = cloth.map((colour): Rgb | null =>
    colour === null ? null : [colour >> 16, (colour >> 8) & 0xff, colour & 0xff],
  );
  return (time: Moment): void => {
    pen.globalAlpha = 1;
    pen.fillStyle = css(DYE.ebony);
    pen.fillRect(0, 0, STAGE.width, STAGE.height);
    if (time === 'poster') drawPoster(pen, dyes);
    else if (time < BLEACH.from) drawThreads(pen, time, dyes);
    else if (time < BLEACH.until) drawBleaching(pen, time, dyes);
    else if (time < CHART.from) {
      drawSheet(pen);
      drawPrint(pen, time, ease(ramp(READING.until - 0.2, CHART.from, time)));
      drawReading(pen, time);
    } else if (time < MARK.from) {
      drawChart(pen, time);
      drawReading(pen, time);
    } else drawMark(pen, time, dyes);
  };
}

export type OpenFilm = typeof openFilm;

// The browser is given this as a script; this is where it finds the film.
Object.assign(globalThis, { openFilm });
