import { frameChecks } from './frame.ts';
import { headChecks } from './head.ts';
import { linkChecks } from './links.ts';
import { markupChecks } from './markup.ts';
import { policyChecks } from './policy.ts';
import { sheetChecks } from './sheets.ts';
import { weightChecks } from './weight.ts';
import { wordChecks } from './words.ts';

/** All checks of the file of every page. */
export const CHECKS = {
  ...headChecks,
  ...frameChecks,
  ...linkChecks,
  ...wordChecks,
  ...markupChecks,
  ...policyChecks,
  ...sheetChecks,
  ...weightChecks,
};
