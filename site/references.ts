import { z } from 'zod';
import { didYouMean } from '../contract/nearest.ts';
import { content } from './content.ts';

/** Returns a schema for an id of a file. An unknown id fails the build with a suggestion of the nearest one. */
const idIn = (file: string, ids: () => readonly string[]) =>
  z
    .string()
    .superRefine((id, context) => {
      const known = ids();
      if (known.includes(id)) return;
      context.addIssue({
        code: 'custom',
        message: `${file} has no \`${id}\`${didYouMean(id, known)}`,
      });
    })
    .describe(`An id of ${file}`);

/** The id of the offer that a page or a form is about. */
export const offer = idIn('content/offers.yaml', () => Object.keys(content.offers));

/** The id of a form that has a button of its own. */
export const form = idIn('content/forms.yaml', () =>
  Object.keys(content.forms).filter((id) => content.forms[id]?.submit !== undefined),
);
