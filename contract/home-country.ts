/** The country whose addresses have their own fields and whose companies have a tax ID. */
export const HOME = 'TH';

/** The time zone of the company's offices. */
export const HOME_TIME_ZONE = 'Asia/Bangkok';
