import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Proof } from './Proof.tsx';
import type { schema } from './schema.ts';

/**
 * Renders which system can have which skill. It is a table whose knots are one group of radio buttons: pointer, touch,
 * keyboard and screen reader work without a script, and one knot is always described.
 */
export function WeaveTable(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, proof, question, systems, skills, knots, commonLabel, context } =
    section;
  return (
    <section id={anchor} className="weave-section wrap" data-section="hero">
      <div className="weave-words">
        <Text.h2 className="text-display">{heading}</Text.h2>
        <Lead>{lead}</Lead>
      </div>
      {proof.map((project) => (
        <Proof key={project.id} {...project} lang={context.lang} />
      ))}
      <fieldset className="weave-table" data-weave-table>
        <Text.legend>{question}</Text.legend>
        <p className="weave-key text-note" aria-hidden="true">
          <span className="knot" data-common="" />
          <Text>{commonLabel}</Text>
        </p>
        <table>
          {/* A list of systems with their knots, until there is room for a table. */}
          <thead className="weave-table-head">
            <tr>
              <td />
              {skills.map((skill) => (
                <Text.th key={skill.key} scope="col">
                  {skill.label}
                </Text.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {systems.map((system) => (
              <tr key={system.key}>
                <Text.th scope="row">{system.label}</Text.th>
                {skills.map((skill) => {
                  const at = knots.findIndex(
                    (each) => each.system === system.key && each.skill === skill.key,
                  );
                  const knot = knots[at];
                  if (!knot) return <td key={skill.key} />;
                  const id = `${anchor}-${at}`;
                  return (
                    <td key={skill.key}>
                      <label data-mdast="ignore">
                        <input
                          type="radio"
                          name={anchor}
                          defaultChecked={at === 0}
                          aria-describedby={id}
                        />
                        <span className="knot" data-common={knot.isCommon ? '' : undefined} />
                        <span className="sr-only">{`${system.label} `}</span>
                        <Text.span className="weave-table-word">{skill.label}</Text.span>
                      </label>
                      <div className="knot-detail" id={id} data-knot-detail>
                        <Text.strong>{`${system.label} × ${skill.label}`}</Text.strong>
                        {knot.isCommon && <Text.span className="sr-only">{commonLabel}</Text.span>}
                        <Text.p className="text-note">{knot.detail}</Text.p>
                      </div>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </fieldset>
    </section>
  );
}
