import { z } from 'zod';
import { readContent } from '../../contract/content-file.ts';
import { FOLDER, formatRedirects } from '../../contract/redirects.ts';
import { address } from '../schema.ts';

/** Redirects from old addresses. Source: `content/redirects.yaml`. */
export const redirects = z.array(
  z
    .strictObject({
      from: z
        .string()
        .regex(
          /^\/[^?#*\s]+$|^\/(?:[^?#*\s]+\/)?\*$/,
          'an old address begins with a slash, as in /news or /news/*',
        )
        .describe('The old path, or a folder as in /news/*'),
      to: z
        .string()
        .refine((to) => address.safeParse(to.replace(FOLDER, '') || '/').success, {
          error: 'leads to a path of this site, in English, as in /pages/pricing or /blog/*',
        })
        .describe('The path of a page; /* at its end stands for the rest of the old path'),
      permanent: z.boolean().default(true).describe('False if the old address will be used again'),
    })
    .refine(({ from, to }) => FOLDER.test(from) || !FOLDER.test(to), {
      error: 'can only end with /* if `from` does',
      path: ['to'],
    }),
);

export type Redirects = z.infer<typeof redirects>;

/**
 * Returns the redirects of the content in the format of `REDIRECTS_FILE`.
 * @throws ContentError if the file has faults
 */
export const redirectsFile = (): string =>
  formatRedirects(
    readContent('content/redirects.yaml', redirects).map(
      ({ from, to, permanent }) => ({ from, to, status: permanent ? 301 : 302 }) as const,
    ),
  );
