import { price } from '../../../contract/format.ts';
import { FIRST_LANG } from '../../../contract/lang.ts';

/** Formats an amount as both languages write it (thai.md 8). */
export const baht = (amount: number): string => price(FIRST_LANG, amount, 'THB');
