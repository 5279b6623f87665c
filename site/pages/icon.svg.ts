import type { APIRoute } from 'astro';
import { logoSvg } from '../ui/logo-mark.ts';

export const GET: APIRoute = () =>
  new Response(logoSvg(), { headers: { 'content-type': 'image/svg+xml' } });
