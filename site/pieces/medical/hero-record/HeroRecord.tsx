import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Consents } from './Consents.tsx';
import { RecordLog } from './RecordLog.tsx';
import { RecordSheet } from './RecordSheet.tsx';
import type { schema } from './schema.ts';

/**
 * Renders a record and the people who open it: parts that the selected viewer may not see are covered with cloth. When
 * a consent is withdrawn, the parts it allowed are covered as well. Radio buttons and check boxes make it work without
 * a script.
 */
export function HeroRecord(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, actions, choose, viewers, consents, example } = section;
  return (
    <section id={anchor} className="hero-record" data-section="hero">
      <div className="wrap">
        <div className="hero-record-words">
          <Text.h1>{heading}</Text.h1>
          <div>
            <Lead>{lead}</Lead>
            <Actions actions={actions} />
          </div>
        </div>
        <div className="record">
          <fieldset className="record-viewers">
            <Text.legend className="text-lg font-semibold">{choose}</Text.legend>
            {viewers.map(({ name, why }, index) => (
              <label key={name} className="record-viewer ring-radio">
                <input
                  type="radio"
                  name={`${anchor}-viewer`}
                  value={index + 1}
                  defaultChecked={index === 0}
                />
                <span>
                  <Text.b>{name}</Text.b> <Text.span className="text-note">{why}</Text.span>
                </span>
              </label>
            ))}
          </fieldset>
          <RecordSheet {...section} />
          <Consents {...consents} />
          <RecordLog {...section} />
        </div>
        <Text.p className="text-note">{example}</Text.p>
      </div>
    </section>
  );
}
