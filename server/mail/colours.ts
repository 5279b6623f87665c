import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coloursIn } from '../../contract/colours.ts';

const tokens = join(import.meta.dirname, '../../site/styles/tokens.css');
const colour = coloursIn(readFileSync(tokens, 'utf8'));

/** The colours of mails: the site's, as they are on a light ground. A mail knows no variables. */
export const colours = {
  ground: colour('cotton'),
  card: colour('surface'),
  ink: colour('ink'),
  muted: colour('muted'),
  line: colour('line'),
  accent: colour('accent'),
  onAccent: colour('on-accent'),
};
