import { z } from 'zod';
import { lines } from './fields.ts';
import { pagePath } from './leads.ts';

/** An error that a page caught in a browser. */
export const errorBody = z.object({
  message: lines(300),
  stack: lines(2000).describe(
    'As formatted by the browser; only positions in files of the site are logged',
  ),
  page: pagePath.describe('The path of the page, without its query'),
});
