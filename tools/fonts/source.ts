import { existsSync, readFileSync } from 'node:fs';
import type { FontRole } from '../../site/ui/fonts.ts';

/** A font of an installed Fontsource package. */
export interface FontSource {
  name: string;
  family: string;
  isVariable: boolean;
  /** The weights to cut: one range for a variable font, as in `400 600`. */
  weights: string[];
  /** Returns the file with the characters of its script in a weight. */
  read: (weight: string) => Buffer;
}

/** The part of a package's `metadata.json` that matters here. */
interface Metadata {
  family: string;
  subsets: string[];
  weights: number[];
  variable: false | { wght?: { min: string; max: string } };
}

/** The weights of the design (design.md, "Type"). A font may do without 500. */
const WEIGHTS = [400, 500, 600];
const NEEDED = [400, 600];

const CODE = [400];

const SCRIPTS = { latin: 'Latin', thai: 'Thai' };

/** Returns the weights that a font has of those that a role uses; undefined if one that is needed is missing. */
function weightsOf({ variable, weights }: Metadata, role: FontRole): string[] | undefined {
  const [used, needed] = role === 'code' ? [CODE, CODE] : [WEIGHTS, NEEDED];
  const has = (weight: number) =>
    variable
      ? Number(variable.wght?.min) <= weight && weight <= Number(variable.wght?.max)
      : weights.includes(weight);
  if (!needed.every(has)) return undefined;
  return variable && used.length > 1 ? [needed.join(' ')] : used.filter(has).map(String);
}

/** Finds an installed font, the variable one if there are two; returns a message if it can't be used. */
export function findFont(name: string, role: FontRole): FontSource | string {
  const folder = ['@fontsource-variable', '@fontsource']
    .map((scope) => `node_modules/${scope}/${name}`)
    .find((each) => existsSync(`${each}/metadata.json`));
  if (!folder) {
    return `${name} is not installed: npm install --save-exact --save-dev @fontsource-variable/${name} (if there is none, @fontsource/${name})`;
  }
  const metadata: Metadata = JSON.parse(readFileSync(`${folder}/metadata.json`, 'utf8'));
  const { family, subsets, variable } = metadata;
  const script = role === 'thai' ? 'thai' : 'latin';
  if (!subsets.includes(script)) {
    return `${family} has no ${SCRIPTS[script]} letters: name another font for \`${role}\``;
  }
  const weights = weightsOf(metadata, role);
  if (!weights) {
    return `${family} lacks the weight ${role === 'code' ? '400' : '400 or 600'}: name another font`;
  }
  return {
    name,
    family,
    isVariable: Boolean(variable),
    weights,
    read: (weight) =>
      readFileSync(`${folder}/files/${name}-${script}-${variable ? 'wght' : weight}-normal.woff2`),
  };
}
