import type { SectionContent } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The words, the shop, and each look with whom it suits. */
export const toMarkdown = ({ shop, ...section }: SectionContent<typeof schema>): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(section.actions.map(({ label, url }) => link(label, url))),
    plain(
      `${shop.example}: ${shop.name}. ${shop.line}. ${shop.goods
        .map(({ name, price }) => `${name}, ${shop.weight}, ${price}`)
        .join('. ')}. ${shop.button}.`,
    ),
    plain(section.choose),
    list(section.looks.map(({ name, suits }) => `${bold(name)}: ${plain(suits)}`)),
  );
