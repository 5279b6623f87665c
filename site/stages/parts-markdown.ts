import type { z } from 'zod';
import type { Localized } from '../../contract/text.ts';
import { bold, join, list, plain } from '../ui/markdown.ts';
import type { decision } from './parts.ts';

/** What stands in the bar of every stage. */
export const frameMarkdown = ({
  title,
  status,
  example,
}: Record<'title' | 'status' | 'example', string>): string =>
  `${bold(title)} (${plain(status)}). *${plain(example)}*`;

/** What one can decide, and what follows from each way. */
export const decisionMarkdown = ({
  legend,
  options,
}: Localized<z.output<typeof decision>>): string =>
  join(bold(legend), list(options.map(({ label, result }) => `${bold(label)}: ${plain(result)}`)));
