import { z } from 'zod';
import { text } from '../../contract/text.ts';
import { STRUCTURES, type Structure, weave } from '../ui/loom/weave.ts';

const family = z.strictObject({
  name: text(40).describe('What the structure is called'),
  from: text(80).describe('Where it is woven, and what for'),
  cloth: weave.describe('The family’s own cloth: other cloths of the family are its sisters'),
});

/**
 * The families of pages by the structure of their cloth (design.md, "Each family has its own
 * structure and its own dye"). Their accent colors are in `site/styles/tokens.css`. Source:
 * `content/families.yaml`.
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
        message: `is ${all[name].cloth.structure}, in the family of ${name}`,
      });
    }
  });
