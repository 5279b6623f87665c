import { clock } from '../../ui/clock.ts';
import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import type { schema } from './schema.ts';

export const toMarkdown = (
  section: SectionContent<typeof schema>,
  { words }: SectionContext,
): string => {
  const facts = [clock(section.seconds), section.isSilent && words.video.silent].filter(Boolean);
  return join(
    heading(2, section.heading),
    paragraph(section.lead),
    `${bold(section.label)} (${facts.join(', ')})`,
    heading(3, words.video.transcript),
    list(section.transcript.map((cue) => `${clock(cue.start)} ${plain(cue.words)}`)),
  );
};
