import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionHead } from '../SectionHead.tsx';
import { CodePoints } from './CodePoints.tsx';
import { Files } from './Files.tsx';
import { FoldedFiles } from './FoldedFiles.tsx';
import { schema } from './schema.ts';

/** Renders code: files to choose from. The tabs are radio buttons, so they work without a script. */
function CodeSample(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, points, files, fold, context } = section;
  const shown = {
    name: `${anchor}-file`,
    legend: context.words.codeSample.files,
    heading,
    files,
  };
  return (
    <section id={anchor} className="code-section section wrap" data-section={type}>
      <SectionHead heading={heading} lead={lead} />
      {fold === undefined ? (
        <div className="code-panel ebony">
          <Files {...shown} />
        </div>
      ) : (
        <FoldedFiles {...shown} fold={fold} />
      )}
      {points.length > 0 && <CodePoints points={points} />}
    </section>
  );
}

export const codeSample = defineSection({
  schema,
  Component: CodeSample,
  styles: ['ui/code/Code.css'],
});
