import { useMemo } from 'react';
import { momentsIn } from '../../../contract/format.ts';
import { usePage } from '../page-context.ts';

/** Returns the formats of dates and times in the language of the page. */
export function useMoments() {
  const { lang } = usePage();
  return useMemo(() => momentsIn(lang), [lang]);
}
