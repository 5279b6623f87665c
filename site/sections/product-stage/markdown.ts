import { stageMarkdown } from '../../stages/markdown.ts';
import { heading, join, paragraph } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

/** What the stage shows, choice by choice. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    stageMarkdown(section.stage),
    paragraph(section.note),
  );
