import { z } from 'zod';

/**
 * Zod would compile its schemas with `new Function`, which the pages' policy forbids. To be imported
 * before any schema is made.
 */
z.config({ jitless: true });
