import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { weave } from '../../ui/loom/weave.ts';

const statusPage = z.strictObject({
  title: text(60),
  heading: text(80),
  body: text(240),
  action: text(40),
  weave: weave.optional().describe('A cloth of its own; the other pages share one'),
});

/** The texts of the pages that respond to a form or to a link in a mail. Source: `content/status-pages.yaml`. */
export const statusPages = z.strictObject({
  weave,
  thanks: statusPage.describe(
    'After a form was stored; the only one with an address, to which the form redirects',
  ),
  invalid: statusPage.describe('After a form with errors, with status 400'),
  unavailable: statusPage.describe('After a form that could not be stored, with status 503 or 429'),
  unsubscribe: statusPage.describe(
    'After opening a link to unsubscribe; the button of the page confirms it',
  ),
  unsubscribed: statusPage.describe('After unsubscribing from a kind of mail'),
  'unsubscribe-failed': statusPage.describe('After unsubscribing has failed, for any reason'),
});

export type StatusPageKind = Exclude<keyof z.infer<typeof statusPages>, 'weave'>;
