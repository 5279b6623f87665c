import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { anchor, sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

/** As many as the sheets tell apart. */
const MOST_VIEWERS = 6;
const MOST_CONSENTS = 3;

const viewer = z.int().min(1).max(MOST_VIEWERS);
const consentNumber = z.int().min(1).max(MOST_CONSENTS);

const part = z.strictObject({
  label: text(40),
  value: text(160).describe('All of it'),
  seen: z
    .array(viewer)
    .describe('Who sees all of it, by number from 1; for all others it is covered'),
  inPart: z
    .array(z.strictObject({ viewer, value: text(160) }))
    .max(MOST_VIEWERS)
    .default([])
    .describe('Who sees less than all of it, and what'),
  asks: z
    .strictObject({
      consent: consentNumber,
      viewer,
      otherwise: text(160).optional().describe('What stands there instead; else it is covered'),
    })
    .optional()
    .describe('One of those who see it does so only while this consent stands'),
});

export const schema = z
  .strictObject({
    type: z.literal('hero-record'),
    anchor,
    heading: text(60),
    lead: text(240),
    choose: text(60).describe('Heads those who may look'),
    viewers: z
      .array(
        z.strictObject({
          name: text(24),
          why: text(60).describe('What for'),
          log: text(160).describe('What the log writes when they look'),
          refused: z
            .strictObject({ consent: consentNumber, log: text(160) })
            .optional()
            .describe('What it writes in its place once that consent is withdrawn'),
        }),
      )
      .min(2)
      .max(MOST_VIEWERS),
    record: z.strictObject({
      title: text(60).describe('Whose it is'),
      status: text(60),
      earlier: z
        .array(text(60))
        .max(3)
        .default([])
        .describe('What the log has from before, the oldest first'),
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
      .describe('What one may withdraw'),
    words: z.strictObject({
      covered: text(40).describe('Stands on the cloth'),
      withdrawn: text(40).describe('The same where it is for want of a consent'),
      log: text(40).describe('Heads the log'),
    }),
    example: text(120).describe('Says that all of it is made up'),
    weave: weave.describe('The cloth that covers: 200 columns and 120 rows are enough'),
    sample,
  })
  .superRefine(({ viewers, record, consents }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    viewers.forEach(({ refused }, index) => {
      if (refused && refused.consent > consents.items.length)
        refuse(['viewers', index, 'refused', 'consent'], 'is none of the consents');
    });
    record.parts.forEach(({ seen, inPart, asks }, index) => {
      const path = ['record', 'parts', index];
      const all = [...seen, ...inPart.map(({ viewer: each }) => each)];
      if (new Set(all).size < all.length) refuse(path, 'shows one of them the part twice');
      if (all.some((each) => each > viewers.length)) refuse(path, 'is seen by somebody not there');
      if (!asks) return;
      if (!all.includes(asks.viewer))
        refuse([...path, 'asks'], 'is for somebody who never sees it');
      if (asks.consent > consents.items.length)
        refuse([...path, 'asks', 'consent'], 'is none of the consents');
    });
  })
  .describe('Opens a page with one record, and what each who opens it may see of it');
