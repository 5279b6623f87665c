import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { vignetteHead } from '../parts.ts';

const key = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'a key is lower-case letters, digits and hyphens');

/** The keys of the layer before, from which something is made. */
const from = z.array(key).min(1);

export const schema = z
  .strictObject({
    type: z.literal('data-lineage'),
    ...vignetteHead,
    layers: z
      .strictObject({ sources: text(24), tables: text(24), reports: text(24) })
      .describe('What the three layers are called'),
    sources: z
      .array(
        z.strictObject({ key, name: text(28), detail: text(24).describe('How often it is read') }),
      )
      .min(2)
      .max(5),
    tables: z
      .array(
        z.strictObject({
          key,
          name: z.string().min(1).max(24).describe('As in the data base: sales_daily'),
          detail: text(24).describe('How fresh it is'),
          owner: text(16).describe('The team that answers for it'),
          checks: z
            .string()
            .regex(/^\d+\/\d+$/, 'checks are as in 24/24')
            .describe('Quality checks that passed, of all'),
          state: z.enum(['passed', 'late', 'failing']),
          from: from.describe('Keys of sources'),
        }),
      )
      .min(2)
      .max(4),
    reports: z
      .array(
        z.strictObject({
          key,
          name: text(36),
          detail: text(24).describe('When it is made, or for whom'),
          from: from.describe('Keys of tables'),
        }),
      )
      .min(1)
      .max(4),
    path: z
      .strictObject({ source: key, table: key, report: key })
      .describe('The one way through that is drawn out'),
    check: z
      .strictObject({ label: text(60), detail: text(120), owner: text(32).optional() })
      .optional()
      .describe('The check that fails, and what was done about it'),
  })
  .refine(
    ({ sources, tables, reports }) =>
      tables.every((table) =>
        table.from.every((each) => sources.some(({ key }) => key === each)),
      ) &&
      reports.every((report) =>
        report.from.every((each) => tables.some(({ key }) => key === each)),
      ),
    'a table is made from sources, a report from tables: one of the keys is not there',
  )
  .refine(
    ({ tables, reports, path }) =>
      tables.some(({ key, from }) => key === path.table && from.includes(path.source)) &&
      reports.some(({ key, from }) => key === path.report && from.includes(path.table)),
    'the path does not follow the threads',
  )
  .describe(
    'Where the figures of a report come from: sources, tables, reports, and how far to trust them',
  );
