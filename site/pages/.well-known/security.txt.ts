import type { APIRoute } from 'astro';
import { FINISHED_LANGS } from '../../../contract/languages.ts';
import { content } from '../../content.ts';

/** The validity in days. RFC 9116 recommends less than a year, and each build renews it. */
const GOOD_FOR = 330;

const DAY = 24 * 60 * 60_000;

/** The contacts for reporting a security vulnerability (RFC 9116). */
export const GET: APIRoute = ({ site }) => {
  const today = Math.floor(Date.now() / DAY) * DAY;
  const lines = [
    `Contact: mailto:${content.brand.email}`,
    `Expires: ${new Date(today + GOOD_FOR * DAY).toISOString()}`,
    `Preferred-Languages: ${FINISHED_LANGS.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
    `Policy: ${new URL('/pages/trust#security', site).href}`,
  ];
  return new Response(lines.map((line) => `${line}\n`).join(''), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
