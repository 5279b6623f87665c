import { CodePoints } from '../../../kit/code-sample/CodePoints.tsx';
import { FoldedFiles } from '../../../kit/code-sample/FoldedFiles.tsx';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders cases in a band across the page, one at a time: radio buttons choose the case, and its code is collapsed. */
export function NightChecks(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, choose, cases, points, context } = section;
  const { files: legend, fold } = context.words.codeSample;
  return (
    <section id={anchor} className="night-checks" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
      </div>
      <fieldset className="night-cases" style={{ '--cases': cases.length }}>
        <Text.legend className="sr-only">{choose}</Text.legend>
        {cases.map(({ name, says, rows, files }, index) => (
          <div key={name} className="night-case">
            <label className="bare-radio">
              <input type="radio" name={anchor} value={index} defaultChecked={index === 0} />
              <Text>{name}</Text>
            </label>
            <div className="night-shown">
              <Text.p>{says}</Text.p>
              <Facts facts={rows} />
              <FoldedFiles
                name={`${anchor}-file-${index}`}
                legend={legend}
                fold={fold}
                heading={name}
                files={files}
              />
            </div>
          </div>
        ))}
      </fieldset>
      <div className="wrap">
        <CodePoints points={points} />
      </div>
    </section>
  );
}
