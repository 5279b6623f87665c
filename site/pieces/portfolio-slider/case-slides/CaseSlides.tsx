import { Drawings } from '../../../collections/projects/Drawings.tsx';
import { CasesHead } from '../../../kit/CasesHead.tsx';
import type { SectionProps } from '../../../kit/define-section.ts';
import type { schema } from './schema.ts';

/** Renders the cases one after the other, in a slider that reaches the edges of the window. */
export function CaseSlides(section: SectionProps<typeof schema>) {
  const { heading, lead, ways, projects, children } = section;
  return (
    <section className="case-slides" data-section="hero">
      <CasesHead {...{ heading, lead, ways }} />
      <Drawings projects={projects} />
      {children}
    </section>
  );
}
