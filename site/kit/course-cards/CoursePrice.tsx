import type { SectionContent, SectionContext } from '../define-section.ts';
import { coursePrices } from './course-price.ts';
import type { schema } from './schema.ts';

interface Props {
  course: Pick<SectionContent<typeof schema>['courses'][number], 'price' | 'discount'>;
  context: SectionContext;
}

/**
 * What a course costs, the reader's own currency large and the other below it; before a discount too, crossed out
 * for eyes and said in words for ears.
 */
export function CoursePrice({ course, context }: Props) {
  const words = context.words.courseCards;
  return (
    <div className="course-price">
      {coursePrices(course, context).map(({ currency, now, before }) => (
        <p key={currency}>
          {before === undefined ? (
            now
          ) : (
            <>
              <span className="sr-only">{words.now} </span>
              {now}{' '}
              <s>
                <span className="sr-only">{words.before} </span>
                {before}
              </s>
            </>
          )}
        </p>
      ))}
    </div>
  );
}
