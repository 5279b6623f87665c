import { z } from 'zod';

/** Why a password is easy to guess: what gives it away. The words stand in `content/account.yaml`. */
export const weakBecause = z.enum(['common', 'pattern', 'date', 'own', 'simple']);
export type WeakBecause = z.infer<typeof weakBecause>;
