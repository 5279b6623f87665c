import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

/** HTML first: who takes anything gets the page. Of two that are named alike, the first counts (RFC 9110, 12.5.1). */
const TYPES = ['text/html', 'text/markdown'];

/** Whether a client prefers Markdown to the page, by the `Accept` header. */
export function wantsMarkdown(headers: IncomingHttpHeaders): boolean {
  return new Negotiator({ headers }).mediaType(TYPES) === 'text/markdown';
}
