import { useMemo } from 'react';
import { dateFormats } from '../../../contract/format.ts';
import { usePage } from '../page-context.ts';

/** Returns the formats of dates and times in the language of the page. */
export function useDateFormats() {
  const { lang } = usePage();
  return useMemo(() => dateFormats(lang), [lang]);
}
