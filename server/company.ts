import { z } from 'zod';
import { readContent } from '../contract/content-file.ts';

/**
 * The address that visitors can write to when a form cannot take their message.
 * @throws ContentError when `content/brand.yaml` has no usable `email`, or the file system's error without the file
 */
export function companyEmail(): string {
  return readContent('content/brand.yaml', z.looseObject({ email: z.email() })).email;
}
