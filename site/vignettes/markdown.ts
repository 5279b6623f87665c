import type { Localized } from '../../contract/text.ts';
import { plain } from '../ui/markdown.ts';
import type { Vignette } from './registry.ts';

/** A product picture for machines that read: what it is called and what it shows, in one line. */
export const vignetteMarkdown = ({ title, description }: Localized<Vignette>): string =>
  `*${plain(`${title}: ${description}`)}*`;
