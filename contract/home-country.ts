/** The country whose addresses have fields of their own, and whose companies have a tax ID. */
export const HOME = 'TH';
