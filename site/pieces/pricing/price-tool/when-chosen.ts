import type { Offer } from './offers.ts';

/**
 * The attributes that show a part of the tool (`price-tool.css`): for the pages of a step, a billing period, and our
 * cloud or the customer's own.
 */
export interface WhenChosen {
  'data-pages'?: number;
  'data-period'?: string;
  'data-runs': 'ours' | 'own';
}

/** Returns the attributes for showing an offer. */
export const whenChosen = ({ step, priced }: Pick<Offer, 'step' | 'priced'>): WhenChosen => ({
  'data-pages': step,
  ...(priced && { 'data-period': priced.period }),
  'data-runs': 'ours',
});
