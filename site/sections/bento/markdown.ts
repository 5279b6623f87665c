import { bold, heading, join, link, paragraph, plain } from '../../ui/markdown.ts';
import { vignetteMarkdown } from '../../vignettes/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.tiles.flatMap((tile) => [
      heading(3, tile.title),
      tile.shows === 'figure' ? `${bold(tile.value)}: ${plain(tile.body)}` : plain(tile.body),
      tile.shows === 'vignette' && vignetteMarkdown(tile.vignette),
      tile.action && link(tile.action.label, tile.action.url),
    ]),
  );
