import { z } from 'zod';
import { STRUCTURES, type Structure, weave } from '../ui/loom/weave.ts';

/**
 * The main cloth of each family of pages, by its structure (design.md, "Each family has its own structure and its own
 * dye"). Their accent colors are in `site/styles/tokens.css`. Source: `content/families.yaml`.
 */
export const families = z
  .strictObject(
    Object.fromEntries(STRUCTURES.map((name) => [name, weave])) as Record<Structure, typeof weave>,
  )
  .superRefine((all, { addIssue }) => {
    for (const name of STRUCTURES) {
      if (all[name].structure === name) continue;
      addIssue({
        code: 'custom',
        path: [name, 'structure'],
        message: `must be ${name}, as the family is, not ${all[name].structure}`,
      });
    }
  });
