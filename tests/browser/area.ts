import { readContent } from '../../contract/content-file.ts';
import type { Lang } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { areaWords } from '../../site/app/area/texts.ts';

/** What all pages of the account area say in a language. */
export const areaIn = (lang: Lang) =>
  localize(readContent('content/account-area/area.yaml', areaWords), lang);
