import type { SectionContent, SectionContext } from '../define-section.ts';
import { coursePrices } from './course-price.ts';
import type { schema } from './schema.ts';

interface Props {
  course: Pick<SectionContent<typeof schema>['courses'][number], 'price' | 'discount'>;
  /** Whether only the reader’s own currency is shown. */
  isOwnOnly?: boolean;
  context: SectionContext;
}

/**
 * Renders the price of a course, in the reader's own currency in large type and in the other below. The price before a
 * discount is crossed out, and named as such for screen readers.
 */
export function CoursePrice({ course, isOwnOnly = false, context }: Props) {
  const words = context.words.courseCards;
  return (
    <div className="course-price">
      {coursePrices(course, context)
        .slice(0, isOwnOnly ? 1 : undefined)
        .map(({ currency, now, before }) => (
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
