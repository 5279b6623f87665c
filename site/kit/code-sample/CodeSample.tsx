import { TitledText } from '../../ui/TitledText.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionHead } from '../SectionHead.tsx';
import { Files } from './Files.tsx';
import type { schema } from './schema.ts';

/** Renders code: files to choose from. The tabs are radio buttons, so they work without a script. */
export function CodeSample(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, points, files, context } = section;
  return (
    <section id={anchor} className="code-section section wrap" data-section={type}>
      <SectionHead heading={heading} lead={lead} />
      <div className="code-panel ebony">
        <Files
          name={`${anchor}-file`}
          legend={context.words.codeSample.files}
          heading={heading}
          files={files}
        />
      </div>
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
