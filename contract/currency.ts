/** The currencies that prices are given in. */
export const CURRENCIES = ['THB', 'USD'] as const;

export type Currency = (typeof CURRENCIES)[number];
