import { bold, heading, join, link, paragraph, plain } from '../../ui/markdown.ts';
import { vignetteMarkdown } from '../../ui/vignettes/vignette-markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const bentoMarkdown = (section: SectionContent<'bento'>): string =>
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
