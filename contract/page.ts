import { z } from 'zod';
import { text } from './text.ts';
import { weave } from './weave.ts';

const action = z.strictObject({
  label: text(40),
  url: z.string().regex(/^[/#]/, 'an action leads to a path or an #anchor of this site'),
});

const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'an anchor is lower-case letters, digits and hyphens')
  .describe('The id by which a link finds the section');

/** A figure of a vignette, as it is drawn: its parts are shares of 100. */
const share = z.int().min(0).max(100);

/** Product pictures that a hero can float over its weave (design.md, "What fills the pages"). */
const vignette = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('document-reading'),
    title: text(60),
    status: text(60),
    rows: z
      .array(
        z.strictObject({
          number: z.string(),
          amount: z.string(),
          state: z.enum(['matched', 'review', 'blocked']),
          label: text(40),
        }),
      )
      .min(2)
      .max(4),
    note: text(160),
  }),
  z.strictObject({
    type: z.literal('forecast'),
    title: text(60),
    status: text(60),
    past: z.array(share).min(4).describe('What was sold, oldest first'),
    expected: z.array(share).min(3).describe('What is expected, from tomorrow on'),
    spread: z.array(share).min(3).describe('How far off each expected value may be'),
    note: text(160),
  }),
]);

const heroLoom = z
  .strictObject({
    type: z.literal('hero-loom'),
    heading: text(120),
    lead: text(240),
    actions: z.array(action).min(1).max(2).describe('The first is the one call to action'),
    weave,
    vignettes: z.array(vignette).min(1).max(2),
    facts: z.array(z.strictObject({ term: text(40), detail: text(80) })).length(4),
  })
  .describe('The opening of a page: what we are, over a loom with our products at work');

const heroArticle = z
  .strictObject({
    type: z.literal('hero-article'),
    heading: text(120),
    lead: text(320),
    tags: z.array(text(24)).min(1).max(6),
    ring: z.array(z.string().max(12)).length(4).describe('The words that turn round the weave'),
    weave,
  })
  .describe('A point of view, with its tags and byline, beside a weave');

const weaveTable = z
  .strictObject({
    type: z.literal('weave-table'),
    anchor,
    heading: text(120),
    lead: text(240),
    question: text(120).describe('What one chooses a knot for; names the group to screen readers'),
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
          isCommon: z.boolean().default(false).describe('Where most companies begin'),
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
          message: `${knot[end]} is not one of the ${end}s`,
        });
      }
      const crossing = `${knot.system} × ${knot.skill}`;
      if (seen.has(crossing)) {
        context.addIssue({
          code: 'custom',
          path: ['knots', index],
          message: `${crossing} has a knot already`,
        });
      }
      seen.add(crossing);
    });
  })
  .describe('Which system can be given which skill: rows cross columns, a knot tells what it does');

const callToAction = z
  .strictObject({
    type: z.literal('cta'),
    anchor,
    heading: text(120),
    lead: text(240),
    weave,
    form: z.strictObject({
      id: z.string().regex(/^[a-z-]+$/),
      email: z.strictObject({
        label: text(60),
        placeholder: z.string(),
        required: text(),
        wrong: text(),
      }),
      submit: text(24),
      sending: text(40),
      sent: text(160),
      repeated: text(160).describe('The same was sent once more; it is stored once'),
      limited: text(240).describe(
        'Too many have come; {minutes} is how long to wait, {email} as below',
      ),
      failed: text(240).describe('{email} stands for the address to write to'),
    }),
  })
  .describe('The one thing that a page asks its reader to do');

/** Every section that a page can be made of. */
export const section = z.discriminatedUnion('type', [
  heroLoom,
  heroArticle,
  weaveTable,
  callToAction,
]);

/** A page as it is written: what it is called, what search engines say of it, and its sections. */
export const page = z.strictObject({
  title: text(60).describe('The route’s title; the product name goes before it (spec A9)'),
  description: text(160),
  sections: z.array(section).min(1),
});

export type Section = z.infer<typeof section>;
export type Vignette = z.infer<typeof vignette>;
/** A section by its type, in both languages. */
export type SectionOf<Type extends Section['type']> = Extract<Section, { type: Type }>;
