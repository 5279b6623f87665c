import { fill } from '../../../contract/fill.ts';
import { decimalNumber, price } from '../../../contract/format.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Localized } from '../../../contract/text.ts';
import type { Project } from './schema.ts';

/** Formats a figure in the unit of a case's measure: `9 min`. */
export const inUnit = (
  { unit }: Pick<Localized<Project>['measure'], 'unit'>,
  value: number,
  lang: Lang,
): string => fill(unit, { value: decimalNumber(lang, value) });

/** Formats an amount in whole baht: `฿286,000`. */
export const baht = (lang: Lang, amount: number): string => price(lang, amount, 'THB');
