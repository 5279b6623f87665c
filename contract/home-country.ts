/** The country whose addresses have their own fields and whose companies have a tax ID. */
export const HOME = 'TH';
