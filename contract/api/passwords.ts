import { z } from 'zod';
import { line, newPassword } from './fields.ts';
import { weakReason } from './weak-reason.ts';

/** A password that a visitor is choosing, and the filled-in fields of the form. */
export const strengthBody = z.object({
  password: newPassword,
  email: line(254).optional(),
  name: line(200).optional(),
});

/** The strength of a password. Weak passwords are rejected. */
export const passwordStrength = z.object({
  strength: z.enum(['weak', 'fair', 'good', 'strong']),
  because: weakReason.optional().describe('Why it is weak'),
});
export type PasswordStrength = z.infer<typeof passwordStrength>;
