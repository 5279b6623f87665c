import { qrCode } from '../../ui/qr-code.ts';

/** A QR code, dark on white in both themes, as cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrCode(text);
  return (
    <svg className="area-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
