import { generate } from 'lean-qr/nano';

/** The quiet zone around the code, in modules (ISO/IEC 18004 requires four). */
const QUIET = 4;

/** A QR code, dark on white in both themes, as cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, y) => y);
  const path = rows.flatMap((y) =>
    rows.filter((x) => code.get(x, y)).map((x) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`),
  );
  const size = code.size + 2 * QUIET;
  return (
    <svg className="area-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path.join('')} />
    </svg>
  );
}
