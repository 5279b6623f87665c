import { CodeFile } from '../../../kit/code-sample/CodeFile.tsx';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import { ApprovalScreen } from './ApprovalScreen.tsx';
import { DataFlow, FlowLanes } from './DataFlow.tsx';
import type { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;

/** Renders the choice of a pattern as radio buttons, with what each costs. */
function Choices({ anchor, heading, patterns }: Pick<Section, 'anchor' | 'heading' | 'patterns'>) {
  return (
    <fieldset className="pattern-choices">
      <Text.legend className="sr-only">{heading}</Text.legend>
      {patterns.map(({ mark, name, asks, time, price }, index) => (
        <label key={mark} className="bare-radio">
          <input
            type="radio"
            name={anchor}
            value={index + 1}
            defaultChecked={index === 0}
            aria-describedby={`${anchor}-${mark}`}
            aria-label={`${mark} ${name}`}
          />
          <b aria-hidden="true">{mark}</b>
          <Text.span className="pattern-name" aria-hidden="true">
            {name}
          </Text.span>
          <span id={`${anchor}-${mark}`} className="pattern-asks text-note">
            <Text>{asks}</Text>{' '}
            <span>
              <Text>{time}</Text> · <Text>{price}</Text>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const Points = ({ points }: Pick<Section['patterns'][number], 'points'>) => (
  <ul>
    {points.map(({ title, body }) => (
      <li key={title}>
        <Text.h3>{title}</Text.h3>
        <Text.p className="text-lg">{body}</Text.p>
      </li>
    ))}
  </ul>
);

/**
 * Renders patterns for building something, one at a time: the path of the data through three lanes, when to choose the
 * pattern, the screen of the person in the path, where it fails, and its code.
 */
export function Patterns(section: Section) {
  const { type, anchor, weave, patterns, context } = section;
  const { pattern: lanes, codeSample } = context.words;
  return (
    <section id={anchor} className="patterns" data-section={type}>
      <Choices {...section} />
      <div className="patterns-shown">
        <FlowLanes lanes={lanes} weave={weave} />
        {patterns.map(({ mark, name, gets, time, price, flow, screen, points, file }, index) => (
          <article key={mark} className="pattern" data-of={index + 1}>
            <div className="pattern-head">
              <h2>
                <b>{mark}</b> <Text>{name}</Text>
              </h2>
              <Text.p className="pattern-gets">{gets}</Text.p>
            </div>
            <DataFlow steps={flow} lanes={lanes} />
            <div className="pattern-points">
              <div>
                <p className="pattern-price text-lg">
                  <Text.b>{price}</Text.b> <Text>{time}</Text>
                </p>
                <Points points={points.slice(0, 2)} />
              </div>
              <ApprovalScreen {...screen} />
            </div>
            <div className="pattern-failure">
              <Points points={points.slice(2)} />
              <CodeFile heading={name} file={file} fold={codeSample.fold} />
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
