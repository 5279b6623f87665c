import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import { RuleForm } from './RuleForm.tsx';
import { RuleGaps } from './RuleGaps.tsx';
import { RuleSentence } from './RuleSentence.tsx';
import { RuleCases, RuleWeek } from './RuleWeek.tsx';
import type { schema } from './schema.ts';

/**
 * Renders a rule built with radio buttons: the trigger, the condition, the approver and the time limit. The resulting
 * sentence, the outcome of two cases and the gaps of the rule are shown without a script. On a phone, the sentence and
 * the first outcome at a glance are above the form and stay in sight while it scrolls by.
 */
export function RuleBuilder(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, action, example, weave, context } = section;
  return (
    <section id={anchor} className="rule" data-section="hero">
      <div className="rule-choose">
        <div className="rule-start">
          <div className="rule-words grid gap-md">
            <Text.h1 className="text-title">{heading}</Text.h1>
            <Lead>{lead}</Lead>
            <Actions actions={[action]} />
          </div>
          <RuleForm {...section} />
        </div>
        <div className="rule-result deep">
          <RuleSentence {...section} />
          <div className="rule-glance" aria-hidden="true">
            <RuleCases {...section} count={1} />
          </div>
        </div>
      </div>
      <div className="rule-follows deep grid content-start gap-lg">
        <RuleWeek {...section} />
        <RuleGaps triggers={section.triggers} context={context} />
        <div className="rule-end flex flex-wrap items-center">
          <Text.p>{example}</Text.p>
        </div>
      </div>
      <div className="rule-hem deep relative overflow-clip">
        <Loom weave={weave} />
      </div>
    </section>
  );
}
