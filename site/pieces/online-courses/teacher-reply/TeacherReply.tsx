import { price } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

/** Renders a learner's answers and the teacher's remarks, with what each answer costs before and after in large type. */
export function TeacherReply(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, items, context } = section;
  const baht = (amount: number) => price(context.lang, amount, 'THB');
  return (
    <section id={anchor} className="reply deep" data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
        <ol>
          {items.map(({ work, before, after, remark }) => (
            <li key={work}>
              <Text.p>{work}</Text.p>
              <p className="reply-cost">
                <s>{baht(before)}</s> <b>{baht(after)}</b>
              </p>
              <Text.p className="text-accent font-semibold">{remark}</Text.p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
