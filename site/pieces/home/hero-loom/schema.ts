import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, fact } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

/** The colours of the sources' threads, from the first to the last: each has its own. */
export const SOURCE_COLOURS = [
  'var(--color-dye-sky)',
  'var(--color-dye-river-pale)',
  'var(--color-dye-undyed)',
  'var(--color-dye-turmeric)',
  'var(--color-dye-rose)',
];

/** An input. */
const source = z.strictObject({
  from: text(48).describe('Origin: a system, a channel, a file'),
  words: text(60).describe('Its content'),
  doubt: text(32).optional().describe('Its problem'),
});

/** The output of the loom: a decision, with its basis. */
const decision = z.strictObject({
  when: text(48),
  heading: text(60),
  facts: z.array(fact).min(2).max(4),
  approve: text(24),
  approved: text(120).describe('Consequence of the approval'),
  why: text(24),
  reasons: z.array(text(120)).min(1).max(5),
});

export const schema = z
  .strictObject({
    type: z.literal('hero-loom'),
    heading: text(120),
    lead: text(240),
    actions: z.array(action).min(1).max(2).describe('The first is the primary call to action'),
    weave,
    sourcesLabel: text(60).describe('What the sources are, for whoever does not see the threads'),
    sources: z.array(source).length(SOURCE_COLOURS.length),
    decision,
  })
  .describe('Opens a page: loose input threads leave the loom as one decision');
