import { clockTime } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { heading, join, list, paragraph } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The values of the row at each place. */
export const toMarkdown = (
  { heading: title, lead, places }: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string =>
  join(
    heading(2, title),
    paragraph(lead),
    ...places.flatMap(({ title: place, name, time, fields, remark }) => [
      heading(3, `${place}, ${clockTime(lang, time)} (${name})`),
      list(fields.map((field) => `${field.name}: \`${field.value}\``)),
      paragraph(remark),
    ]),
  );
