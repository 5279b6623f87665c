import type { APIRoute } from 'astro';
import { lineAddress } from '../contacts.ts';
import { content } from '../content.ts';
import { qrCode } from '../ui/qr-code.ts';
import { colour } from '../ui/tokens.ts';

/** The QR code with which a phone opens the company's LINE account. */
export const GET: APIRoute = () => {
  const { path, size } = qrCode(lineAddress(content.brand.line));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${colour('surface', 'light')}" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
