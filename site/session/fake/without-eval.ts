import { z } from 'zod';

/**
 * Stops Zod from compiling its schemas with `new Function`, which the pages' Content Security Policy forbids. Must be
 * imported before any schema is created.
 */
z.config({ jitless: true });
