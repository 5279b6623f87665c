import type { SectionContent } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** What we are, what we build, what comes in and what is decided with it, and where that leads. */
export const toMarkdown = ({
  heading: title,
  lead,
  facts,
  sourcesLabel,
  sources,
  decision,
  actions,
}: SectionContent<typeof schema>): string =>
  join(
    heading(1, title),
    paragraph(lead),
    list(facts.map(({ term, detail }) => `${bold(term)}: ${plain(detail)}`)),
    paragraph(sourcesLabel),
    list(
      sources.map(({ from, words, doubt }) =>
        plain([from, words, doubt].filter(Boolean).join(' · ')),
      ),
    ),
    paragraph(`${decision.example} · ${decision.when}`),
    paragraph(bold(decision.heading)),
    list(decision.facts.map(({ term, detail }) => `${bold(term)}: ${plain(detail)}`)),
    paragraph(decision.why),
    list(decision.reasons.map(plain)),
    paragraph(`${bold(decision.approve)}: ${plain(decision.approved)}`),
    list(actions.map(({ label, url }) => link(label, url))),
  );
