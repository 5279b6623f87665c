import { highlight } from '../../ui/code/highlight.ts';
import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import { TitledText } from '../../ui/TitledText.tsx';
import { Files } from '../code-sample/Files.tsx';
import type { SectionProps } from '../define-section.ts';
import { DataFlow } from './DataFlow.tsx';
import type { schema } from './schema.ts';

/** A way of building something: what one gets, the way of the data through three lanes, when to choose it, and its code. */
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
        <details className="pattern-code">
          <summary>
            <span>
              <Text>{words.code}</Text>
            </span>
            <code translate="no">{files.map(({ name }) => name).join(' · ')}</code>
          </summary>
          <div className="code-panel ebony">
            <Files
              name={`${anchor}-file`}
              legend={codeSample.files}
              heading={heading}
              files={files.map(({ name, language, code, marked }) => ({
                name,
                marked,
                lines: highlight(code, language),
              }))}
            />
          </div>
        </details>
      </div>
    </section>
  );
}
