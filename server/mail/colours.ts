import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const tokens = readFileSync(join(import.meta.dirname, '../../site/styles/tokens.css'), 'utf8');

/** A colour of the site's tokens, as it is on a light ground: a mail knows no variables. */
function colour(name: string): string {
  const value = new RegExp(`--color-${name}: (?:light-dark\\()?(#\\w+)`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`site/styles/tokens.css has no colour ${name}`);
  return value;
}

/** The colours of mails. */
export const colours = {
  ground: colour('cotton'),
  card: colour('surface'),
  ink: colour('ink'),
  muted: colour('muted'),
  line: colour('line'),
  accent: colour('indigo'),
  onAccent: colour('on-indigo'),
};
