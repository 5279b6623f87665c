import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { weave } from '../../ui/loom/weave.ts';

const statusPage = z.strictObject({
  title: text(60),
  heading: text(80),
  body: text(240),
  action: text(40),
  weave: weave.optional().describe('A cloth of its own; the others share one'),
});

/**
 * The texts of the pages that respond to a form or to a link in a mail. Source:
 * `content/status-pages.yaml`.
 */
export const statusPages = z.strictObject({
  weave,
  thanks: statusPage.describe(
    'A form that was stored; the one that has an address, where it redirects to',
  ),
  invalid: statusPage.describe('A form with something wrong in it, with status 400'),
  unavailable: statusPage.describe('A form that could not be stored, with status 503 or 429'),
  unsubscribe: statusPage.describe(
    'Whoever opens a link that stops a kind of mail: its action does',
  ),
  unsubscribed: statusPage.describe('A kind of mail was stopped'),
  'unsubscribe-failed': statusPage.describe('It could not be, whatever the reason'),
});

export type StatusPageKind = Exclude<keyof z.infer<typeof statusPages>, 'weave'>;
