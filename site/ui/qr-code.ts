import { generate } from 'lean-qr/nano';

/** The quiet zone around the code, in modules (ISO/IEC 18004 requires four). */
const QUIET = 4;

/** Returns a QR code as an SVG path, one unit per module, and the side of its view box. */
export function qrCode(text: string): { path: string; size: number } {
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, y) => y);
  const path = rows.flatMap((y) =>
    rows.filter((x) => code.get(x, y)).map((x) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`),
  );
  return { path: path.join(''), size: code.size + 2 * QUIET };
}
