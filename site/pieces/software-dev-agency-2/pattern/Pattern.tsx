import { FoldedFiles } from '../../../kit/code-sample/FoldedFiles.tsx';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Term } from '../../../ui/Term.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TitledText } from '../../../ui/TitledText.tsx';
import { DataFlow } from './DataFlow.tsx';
import type { schema } from './schema.ts';

/**
 * Renders a pattern for building something: the result, the path of the data through three lanes, when to choose it,
 * and its code.
 */
export function Pattern(section: SectionProps<typeof schema>) {
  const { type, anchor, mark, heading, gets, facts, flow, points, files, ground, context } =
    section;
  const { pattern: words, codeSample } = context.words;
  return (
    <section
      id={anchor}
      className={ground === 'ebony' ? 'pattern ebony' : 'pattern'}
      data-section={type}
      data-ground={ground}
    >
      <div className="wrap">
        <div className="pattern-head">
          <h2>
            <b>{mark}</b>
            <Text>{heading}</Text>
          </h2>
          <p className="pattern-gets">
            <Text>{gets}</Text>
          </p>
          <dl>
            {facts.map((fact) => (
              <Term key={fact.term} {...fact} />
            ))}
          </dl>
        </div>
        <DataFlow steps={flow} lanes={words} />
        <ul className="pattern-points">
          {points.map(({ title, body }) => (
            <li key={title}>
              <TitledText title={title} body={body} />
            </li>
          ))}
        </ul>
        <FoldedFiles
          name={`${anchor}-file`}
          legend={codeSample.files}
          fold={codeSample.fold}
          heading={heading}
          files={files}
        />
      </div>
    </section>
  );
}
