import { stageMarkdown } from '../../stages/markdown.ts';
import { heading, join, link, list, paragraph } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

/** What the stage shows, choice by choice. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading ?? section.stage.title),
    paragraph(section.lead),
    stageMarkdown(section.stage),
    paragraph(section.after?.words),
    list((section.after?.actions ?? []).map(({ label, url }) => link(label, url))),
    paragraph(section.note),
  );
