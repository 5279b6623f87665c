// Imported first, before any schema is created.
import { setupWorker } from 'msw/browser';
import { z } from 'zod';
import { handlers } from './handlers.ts';

/** Resolves once calls are answered; rejects if the browser has no service workers. */
export const started: Promise<void> = setupWorker(...handlers)
  .start({ quiet: true, onUnhandledFrame: 'bypass' })
  .then(() => undefined);

/**
 * Stops Zod from compiling its schemas with `new Function`, which the pages' Content Security Policy forbids. Must be
 * imported before any schema is created.
 */
z.config({ jitless: true });
