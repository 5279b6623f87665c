import { z } from 'zod';

/** The reason why a password is easy to guess. The messages are in `content/account.yaml`. */
export const weakReason = z.enum(['common', 'pattern', 'date', 'own', 'simple']);
export type WeakReason = z.infer<typeof weakReason>;
