import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { ask } from '../../../collections/define-collection.ts';
import { projects } from '../../../collections/projects/index.ts';
import { anchor } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('weave-table'),
    anchor,
    heading: text(120),
    lead: text(240),
    proof: ask(projects, 1).describe('A case whose figures are beside the table'),
    question: text(120).describe(
      'Question that a knot answers; names the group for screen readers',
    ),
    systems: z
      .array(z.strictObject({ key: z.string(), label: text(24) }))
      .min(2)
      .max(8),
    skills: z
      .array(z.strictObject({ key: z.string(), label: text(16) }))
      .min(2)
      .max(6),
    knots: z
      .array(
        z.strictObject({
          system: z.string(),
          skill: z.string(),
          isCommon: z.boolean().default(false).describe('Most common starting point'),
          detail: text(240),
        }),
      )
      .min(1),
    commonLabel: text(40),
  })
  .superRefine(({ systems, skills, knots }, context) => {
    const seen = new Set<string>();
    knots.forEach((knot, index) => {
      const ends = [
        ['system', systems.some(({ key }) => key === knot.system)],
        ['skill', skills.some(({ key }) => key === knot.skill)],
      ] as const;
      for (const [end, isKnown] of ends) {
        if (isKnown) continue;
        context.addIssue({
          code: 'custom',
          path: ['knots', index, end],
          message: `${knot[end]} is not one of the ${end}s: add it there`,
        });
      }
      const crossing = `${knot.system} × ${knot.skill}`;
      if (seen.has(crossing)) {
        context.addIssue({
          code: 'custom',
          path: ['knots', index],
          message: `${crossing} already has a knot: remove one`,
        });
      }
      seen.add(crossing);
    });
  })
  .describe(
    'Which system can have which skill: a knot at each crossing of row and column describes it',
  );
