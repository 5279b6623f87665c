import type { z } from 'zod';
import { readContent } from '../../../contract/content-file.ts';
import { localize } from '../../../contract/text.ts';
import { accountPages } from '../sign-in/texts.ts';
import { areaWords } from './texts.ts';

/** Returns the English texts of a page of the account area. */
export const wordsOf = <Schema extends z.ZodType>(page: string, schema: Schema) =>
  localize(readContent(`content/account-area/${page}.yaml`, schema), 'en');

export const { app: area } = wordsOf('area', areaWords);
export const account = localize(readContent('content/account.yaml', accountPages), 'en');

const { fields, refusals } = account;
/** The props that pages of the account area share. */
export const given = { lang: 'en', area, fields, refusals, terms: [] } as const;
