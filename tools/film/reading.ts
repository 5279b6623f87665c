import { css, ease, mix, mixColour, pluck, ramp, settle } from './motion.ts';
import { PAPER } from './paper.ts';
import { DYE, knot, type Pen, write } from './stage.ts';

/** When the first field is read, and how long each takes, in seconds. */
const READ = { from: 10.1, each: 0.82 } as const;

/** The fields: where each stands on the sheet, and what is made of it. */
const FIELDS = [
  { top: 72, height: 64, name: 'ผู้ขาย  Seller', value: 'บจก. เหนือฟ้า' },
  { top: 222, height: 36, name: 'เลขที่  Number', value: 'INV-0414' },
  { top: 262, height: 36, name: 'วันที่  Date', value: '2026-11-18' },
  { top: 303, height: 36, name: 'เลขผู้เสียภาษี  Tax ID', value: '0 1234 56789 01 2', isOdd: true },
  { top: 587, height: 48, name: 'ยอดรวม  Total', value: '86,405.00' },
] as const;

const LIST = { x: 752, top: 116, step: 118, end: 1160 } as const;

/** When everything is read, and when the reading goes. */
export const READING = { until: 14.6, gone: 15.1 } as const;

/** Reads the sheet line by line: each field runs out of it as a thread, and ends in a knot with its value. */
export function drawReading(pen: Pen, time: number): void {
  const gone = ease(ramp(READING.until, READING.gone, time));
  if (gone === 1) return;
  const shown = 1 - gone;
  drawEye(pen, time, shown);
  FIELDS.forEach((field, index) => {
    const start = READ.from + index * READ.each;
    const isOdd = 'isOdd' in field;
    const seen = settle(ramp(start, start + 0.3, time));
    if (seen === 0) return;
    // What does not fit turns from indigo to turmeric once it has been compared.
    const doubt = isOdd ? ease(ramp(start + 0.75, start + 1.1, time)) : 0;
    const dye = mixColour(DYE.indigo, DYE.turmeric, doubt);
    const light = mixColour(DYE.sky, DYE.turmeric, doubt);
    const [left, right] = [PAPER.x + 24, PAPER.x + PAPER.width - 24];
    pen.fillStyle = css(dye, (isOdd ? mix(0.12, 0.22, doubt) : 0.12) * seen * shown);
    pen.fillRect(left, field.top, (right - left) * seen, field.height);
    pen.fillStyle = css(dye, seen * shown);
    pen.fillRect(left, field.top, 3, field.height);

    const y = field.top + field.height / 2;
    const knotY = LIST.top + index * LIST.step;
    const run = ease(ramp(start + 0.15, start + 0.7, time));
    drawThread(pen, {
      from: [right, y],
      to: [LIST.x, knotY],
      run,
      swing: pluck(time - start - 0.65),
    });
    pen.strokeStyle = css(light, 0.95 * shown);
    pen.lineWidth = 2;
    pen.stroke();

    const tied = settle(ramp(start + 0.55, start + 0.85, time)) * shown;
    if (tied === 0) return;
    pen.fillStyle = css(light, tied);
    knot(pen, LIST.x, knotY, 11 * tied + doubt * 3);
    pen.fillStyle = css(DYE.ebony, tied);
    knot(pen, LIST.x, knotY, 4);
    pen.fillStyle = css(DYE.muted, tied);
    write(pen, field.name, LIST.x + 34, knotY - 12, { size: 17 });
    pen.fillStyle = css(isOdd ? mixColour(DYE.cotton, DYE.turmeric, doubt) : DYE.cotton, tied);
    write(pen, field.value, LIST.x + 34, knotY + 22, { size: 28, weight: 600 });
    if (doubt > 0) {
      write(pen, 'รอตรวจ  Check', LIST.end, knotY + 20, { size: 17, weight: 600, align: 'right' });
    }
    pen.fillStyle = css(DYE.line, tied);
    pen.fillRect(LIST.x + 34, knotY + 44, (LIST.end - LIST.x - 34) * tied, 1);
  });
}

/** The line that reads: it goes down the sheet, from one field to the next. */
function drawEye(pen: Pen, time: number, shown: number): void {
  const last = FIELDS.length - 1;
  const at = (time - READ.from) / READ.each;
  if (at < -0.5 || at > last + 0.9) return;
  const index = Math.min(last, Math.max(0, Math.floor(at)));
  const here = FIELDS[index] ?? FIELDS[0];
  const next = FIELDS[Math.min(last, index + 1)] ?? here;
  const y = mix(
    here.top + here.height,
    next.top + next.height,
    at < 0 ? 0 : ease(ramp(0.45, 1, at - index)),
  );
  const alpha = Math.min(ramp(-0.5, 0, at), 1 - ramp(last + 0.5, last + 0.9, at)) * shown;
  pen.fillStyle = css(DYE.indigo, alpha);
  pen.fillRect(PAPER.x - 14, y, PAPER.width + 28, 2);
  knot(pen, PAPER.x - 14, y + 1, 5);
  knot(pen, PAPER.x + PAPER.width + 14, y + 1, 5);
}

interface Thread {
  from: readonly [number, number];
  to: readonly [number, number];
  /** How far it has run. */
  run: number;
  swing: number;
}

/** The path of a thread from the sheet to its knot. */
function drawThread(pen: Pen, { from, to, run, swing }: Thread): void {
  pen.beginPath();
  pen.moveTo(...from);
  const steps = 48;
  for (let step = 1; step <= steps * run; step += 1) {
    const share = step / steps;
    pen.lineTo(
      mix(from[0], to[0], share),
      mix(from[1], to[1], ease(share)) + Math.sin(share * Math.PI) * swing * 14,
    );
  }
}
