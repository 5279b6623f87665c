import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionHead } from '../SectionHead.tsx';
import { schema } from './schema.ts';

/** Renders problems and their consequences, one per line, on a dark background from edge to edge. */
function Mishaps({ type, anchor, heading, lead, items, folds }: SectionProps<typeof schema>) {
  return (
    <section id={anchor} className="mishaps ebony" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <dl>
          {items.map(({ moment, what, follows }, index) => (
            <div className="grid border-t" key={moment}>
              <Text.dt className="text-3xl large text-balance">{moment}</Text.dt>
              {folds ? (
                <dd>
                  <details name={anchor} open={index === 0}>
                    <Text.summary className="plus mishaps-what text-lg font-semibold flex gap-xl">
                      {what}
                    </Text.summary>
                    <Text.p>{follows}</Text.p>
                  </details>
                </dd>
              ) : (
                <>
                  <Text.dd className="mishaps-what text-lg font-semibold">{what}</Text.dd>
                  <Text.dd>{follows}</Text.dd>
                </>
              )}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export const mishaps = defineSection({ schema, Component: Mishaps });
