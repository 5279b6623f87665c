// First, before a schema is made.
import './without-eval.ts';
import { setupWorker } from 'msw/browser';
import { handlers } from './handlers.ts';

/** Settles once calls are answered; rejects where the browser has no service workers. */
export const started: Promise<void> = setupWorker(...handlers)
  .start({ quiet: true, onUnhandledFrame: 'bypass' })
  .then(() => undefined);
