import { CodeCloth } from '../../ui/code/CodeCloth.tsx';
import { highlight } from '../../ui/code/highlight.ts';
import { TitledText } from '../../ui/TitledText.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionHead } from '../SectionHead.tsx';
import { Files } from './Files.tsx';
import { FoldedFiles } from './FoldedFiles.tsx';
import { Shown } from './Shown.tsx';
import type { schema } from './schema.ts';

/** The number of lines that fill a panel next to words, leaving no room for cloth below them. */
const FULL = 10;

/**
 * Renders code: files to choose from, with the first file as cloth if there is room; or an example of what the code
 * does, with the files collapsed below. The tabs are radio buttons, so they work without a script.
 */
export function CodeSample(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, points, files, shown, context } = section;
  const words = context.words.codeSample;
  const listed = { name: `${anchor}-file`, legend: words.files, heading, files };
  const lines = files.map(({ code, language }) => highlight(code, language));
  const isFull = lines.some(({ length }) => length > FULL);
  return (
    <section id={anchor} className="code-section section wrap" data-section={type}>
      <SectionHead heading={heading} lead={lead} />
      {shown ? (
        <div className="code-shown">
          <Shown {...shown} />
          <FoldedFiles {...listed} fold={words.fold} />
        </div>
      ) : (
        <div className="code-panel ebony">
          <Files {...listed} />
          {!isFull && <CodeCloth lines={lines[0] ?? []} />}
        </div>
      )}
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
