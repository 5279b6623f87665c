// Imported first, before any schema is created.
import './without-eval.ts';
import { setupWorker } from 'msw/browser';
import { handlers } from './handlers.ts';

/** Resolves once calls are answered; rejects if the browser has no service workers. */
export const started: Promise<void> = setupWorker(...handlers)
  .start({ quiet: true, onUnhandledFrame: 'bypass' })
  .then(() => undefined);
