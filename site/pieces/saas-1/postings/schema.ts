import { z } from 'zod';
import { line, text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';
import { stageHead } from '../../../stages/parts.ts';

const task = z.strictObject({
  name: text(32),
  does: text(100).describe('What the system does'),
  you: text(60).describe('What is left to the customer'),
});

export const schema = z
  .strictObject({
    type: z.literal('postings'),
    ...sectionHead,
    screen: z.strictObject(stageHead).describe('Bar of the product’s window'),
    choose: text(40).describe('Label of the choice of a program'),
    you: text(12).describe('Label of what is left to the customer'),
    programs: z
      .array(task.extend({ entry: text(32).describe('The document as that program has it') }))
      .length(3),
    lines: z
      .array(z.strictObject({ label: text(32), amount: line(12) }))
      .min(2)
      .max(5)
      .describe('Lines of the posting; the last is their total'),
    office: text(32).describe('Heading of the filings'),
    filings: z.array(task).min(1).max(3),
    sample,
  })
  .describe(
    'One document as each accounting program gets it, and what is prepared for the tax office',
  );
