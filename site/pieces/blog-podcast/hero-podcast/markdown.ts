import { longDate } from '../../../../contract/format.ts';
import { pathIn } from '../../../../contract/lang.ts';
import { PODCAST_FEED } from '../../../collections/episodes/feed.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { clock } from '../../../ui/clock.ts';
import { heading, join, link, paragraph, plain, titleMarkdown } from '../../../ui/markdown.ts';
import { soundIn } from './EpisodeSound.tsx';
import type { schema } from './schema.ts';

/** Every episode with its day and its length; what is said stands on its own page. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    paragraph(section.note),
    link(section.subscribe, pathIn(lang, PODCAST_FEED)),
    ...section.episodes.map(({ id, number, title, url, date, description }) =>
      join(
        titleMarkdown(`${number}. ${title}`, url),
        plain(`${longDate(lang, date)}, ${clock(soundIn(id).seconds)}`),
        paragraph(description),
      ),
    ),
  );
