import { z } from 'zod';
import { line, newPassword } from './fields.ts';
import { weakBecause } from './weak-because.ts';

/** A password that a visitor is choosing, with as much of the form as is filled in. */
export const strengthBody = z.object({
  password: newPassword,
  email: line(254).optional(),
  name: line(200).optional(),
});

/** How hard a password is to guess. A weak one is not taken. */
export const passwordStrength = z.object({
  strength: z.enum(['weak', 'fair', 'good', 'strong']),
  because: weakBecause.optional().describe('Why it is weak'),
});
export type PasswordStrength = z.infer<typeof passwordStrength>;
