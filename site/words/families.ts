import { z } from 'zod';
import { text } from '../../contract/text.ts';
import { STRUCTURES, type Structure, weave } from '../ui/loom/weave.ts';

const family = z.strictObject({
  name: text(40).describe('The name of the structure'),
  from: text(80).describe('The place where it is woven, and its purpose'),
  cloth: weave.describe('The family’s main cloth, of which the others are variations'),
});

/**
 * The families of pages by the structure of their cloth (design.md, "Each family has its own structure and its own
 * dye"). Their accent colors are in `site/styles/tokens.css`. Source: `content/families.yaml`.
 */
export const families = z
  .strictObject(
    Object.fromEntries(STRUCTURES.map((name) => [name, family])) as Record<
      Structure,
      typeof family
    >,
  )
  .superRefine((all, { addIssue }) => {
    for (const name of STRUCTURES) {
      if (all[name].cloth.structure === name) continue;
      addIssue({
        code: 'custom',
        path: [name, 'cloth', 'structure'],
        message: `must be ${name}, as the family is, not ${all[name].cloth.structure}`,
      });
    }
  });
