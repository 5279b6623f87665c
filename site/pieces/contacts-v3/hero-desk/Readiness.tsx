import { LANGUAGES } from '../../../../contract/languages.ts';
import type { SectionContext } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';

/** The address at which the server reports whether it can serve. */
const READINESS = '/readyz';

/**
 * Renders whether our server responds. The link works for everybody; with scripts, `enhance/readiness.ts` requests it
 * and shows one of the answers.
 */
export function Readiness({ lang, words }: SectionContext) {
  const { point, after } = LANGUAGES[lang].clock;
  const { ask, link, asking, ready, notReady, unknown, checked } = words.heroDesk;
  const answers = { asking, ready, 'not-ready': notReady, unknown };
  return (
    <div className="readiness grid gap-2xs text-note" data-readiness={READINESS}>
      <p className="readiness-answer" role="status" data-needs-script>
        {Object.entries(answers).map(([answer, said]) => (
          <Text.span key={answer} data-answer={answer} hidden={answer !== 'asking'}>
            {said}
          </Text.span>
        ))}
        <span data-checked hidden>
          <Text>{checked}</Text> <time data-point={point} data-after={after} />
        </span>
      </p>
      <p>
        <Text>{ask}</Text>{' '}
        <Text.a className="text-link" href={READINESS}>
          {link}
        </Text.a>
      </p>
    </div>
  );
}
