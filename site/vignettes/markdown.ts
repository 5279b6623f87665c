import type { Localized } from '../../contract/text.ts';
import { plain } from '../ui/markdown.ts';
import type { Vignette } from './registry.ts';

/** Renders a product picture for machines: its title and description, in one line. */
export const vignetteMarkdown = ({ title, description }: Localized<Vignette>): string =>
  `*${plain(`${title}: ${description}`)}*`;
