import type { Offer } from './offers.ts';

/** When a part of the tool is shown (`price-tool.css`): for the pages of a step, paid in one way, in our cloud or in one's own. */
export interface WhenChosen {
  'data-pages'?: number | string;
  'data-period'?: string;
  'data-runs': 'ours' | 'own';
}

/** When an offer is shown. */
export const whenChosen = ({ step, priced }: Pick<Offer, 'step' | 'priced'>): WhenChosen => ({
  'data-pages': step,
  ...(priced && { 'data-period': priced.period }),
  'data-runs': 'ours',
});
