import { TitledText } from '../../ui/TitledText.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionHead } from '../SectionHead.tsx';
import { CodeFile } from './CodeFile.tsx';
import { schema } from './schema.ts';

/** Renders code, and in points what it does, for readers who skip it. */
function CodeSample(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, points, file, fold } = section;
  return (
    <section id={anchor} className="code-section section wrap" data-section={type}>
      <SectionHead heading={heading} lead={lead} />
      <CodeFile heading={heading} file={file} fold={fold} />
      {points.length > 0 && (
        <ul className="code-points">
          {points.map(({ title, body }) => (
            <li key={title}>
              <TitledText title={title} body={body} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const codeSample = defineSection({
  schema,
  Component: CodeSample,
  styles: ['ui/code/Code.css'],
});
