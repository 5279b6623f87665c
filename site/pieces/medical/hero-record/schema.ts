import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, anchor, sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

/** The maximum number of viewers that the style sheets support. */
const MOST_VIEWERS = 6;
const MOST_CONSENTS = 2;

const viewer = z.int().min(1).max(MOST_VIEWERS);
const consentNumber = z.int().min(1).max(MOST_CONSENTS);

const part = z.strictObject({
  label: text(40),
  value: text(160).describe('The full text'),
  seen: z
    .array(viewer)
    .describe('Viewers who see all of it, by number from 1; for all others it is covered'),
  inPart: z
    .array(z.strictObject({ viewer, value: text(160) }))
    .max(MOST_VIEWERS)
    .default([])
    .describe('Viewers who see less than all of it, and what they see'),
  asks: z
    .strictObject({
      consent: consentNumber,
      viewer,
      otherwise: text(160).optional().describe('Text shown instead; by default it is covered'),
    })
    .optional()
    .describe('One of its viewers only sees it while this consent is valid'),
});

export const schema = z
  .strictObject({
    type: z.literal('hero-record'),
    anchor,
    heading: text(60),
    lead: text(240),
    actions: z.array(action).min(1).max(2),
    choose: text(60).describe('Heading of the viewers'),
    viewers: z
      .array(
        z.strictObject({
          name: text(24),
          why: text(60).describe('Purpose'),
          log: text(160).describe('Log entry for this viewer'),
          refused: z
            .strictObject({ consent: consentNumber, log: text(160) })
            .optional()
            .describe('Log entry after that consent is withdrawn'),
        }),
      )
      .min(2)
      .max(MOST_VIEWERS),
    record: z.strictObject({
      title: text(60).describe('Owner of the record'),
      status: text(60),
      earlier: z
        .array(text(60))
        .max(3)
        .default([])
        .describe('Earlier log entries, the oldest first'),
      parts: z.array(part).min(2).max(10),
    }),
    consents: z
      .strictObject({
        title: text(60),
        items: z
          .array(
            z.strictObject({
              label: text(60),
              given: text(80),
              withdrawn: text(80),
              changes: text(280).describe('What changes with its withdrawal, and what does not'),
              log: text(160),
            }),
          )
          .min(1)
          .max(MOST_CONSENTS),
        without: text(240).describe('What needs no consent, and why'),
      })
      .describe('Consents that can be withdrawn'),
    words: z.strictObject({
      covered: text(40).describe('Text on the cloth'),
      rest: text(40).describe('Note on a part that is shown only in part'),
      withdrawn: text(40).describe('Text on the cloth if a consent is missing'),
      log: text(40).describe('Heading of the log'),
    }),
    example: text(120).describe('Note that all of it is invented'),
    weave: weave.describe('The cover cloth: 200 columns and 120 rows are enough'),
    sample,
  })
  .superRefine(({ viewers, record, consents }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    viewers.forEach(({ refused }, index) => {
      if (refused && refused.consent > consents.items.length)
        refuse(['viewers', index, 'refused', 'consent'], 'is not one of the consents');
    });
    record.parts.forEach(({ seen, inPart, asks }, index) => {
      const path = ['record', 'parts', index];
      const all = [...seen, ...inPart.map(({ viewer: each }) => each)];
      if (new Set(all).size < all.length) refuse(path, 'shows the part twice to the same viewer');
      if (all.some((each) => each > viewers.length))
        refuse(path, 'is seen by a viewer who does not exist');
      if (!asks) return;
      if (!all.includes(asks.viewer))
        refuse([...path, 'asks'], 'is for a viewer who never sees it');
      if (asks.consent > consents.items.length)
        refuse([...path, 'asks', 'consent'], 'is not one of the consents');
    });
  })
  .describe('Opens a page with a record, and what each person who opens it may see');
