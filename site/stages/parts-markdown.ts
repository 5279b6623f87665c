import type { z } from 'zod';
import type { Localized } from '../../contract/text.ts';
import { bold, join, list, plain } from '../ui/markdown.ts';
import type { decision } from './parts.ts';

/** Renders the bar of a stage. */
export const frameMarkdown = ({
  title,
  status,
  example,
}: Record<'title' | 'status' | 'example', string>): string =>
  `${bold(title)} (${plain(status)}). *${plain(example)}*`;

/** Renders the options of a decision and the consequences of each. */
export const decisionMarkdown = ({
  legend,
  options,
}: Localized<z.output<typeof decision>>): string =>
  join(bold(legend), list(options.map(({ label, result }) => `${bold(label)}: ${plain(result)}`)));
