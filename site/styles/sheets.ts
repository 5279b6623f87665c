import { globSync, readFileSync } from 'node:fs';
import { inBrandColours } from '../../contract/palette.ts';

/**
 * The style sheets that pages link or inline. Each belongs to a section, stage, product picture or primitive. The first
 * three have lowercase names, and imported sheets are part of the sheet.
 */
const FILES = {
  text: import.meta.glob<string>(
    [
      '../{kit,pieces/*,app,stages,vignettes,collections}/*/[a-z]*.css',
      '../{stages,vignettes}/*.css',
      '../layouts/{entries/*,brand-room,many-languages}.css',
      '../ui/{Choice,Portrait,Teaser,code/Code,photo/Photo,player/Player}.css',
      '../gallery/*.css',
      './*-sheet.css',
    ],
    { query: '?inline', import: 'default', eager: true },
  ),
  address: import.meta.glob<string>(
    [
      '../{kit,pieces/*,app,stages,vignettes,collections}/*/[a-z]*.css',
      '../{stages,vignettes}/*.css',
      '../layouts/{entries/*,brand-room,many-languages}.css',
      '../ui/{Choice,Portrait,Teaser,code/Code,photo/Photo,player/Player}.css',
      '../gallery/*.css',
      './*-sheet.css',
      // Only ever inline.
      '!./base-sheet.css',
    ],
    { query: '?url', import: 'default', eager: true },
  ),
};

/** The path of a style sheet below `site/`, as in `ui/Portrait.css`, or for a section as in `cta/cta.css`. */
export type SheetName = `${string}.css`;

const nameOf = (path: string) =>
  path.replace(/^\.\//, 'styles/').replace(/^\.\.\/(?:kit\/|pieces\/[^/]+\/)?/, '');

const named = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, file]) => [nameOf(path), file]));

const SHEETS = { text: named(FILES.text), address: named(FILES.address) };

/** The sheet with the tokens, in the brand's colors. */
const BASE = './base-sheet.css';
SHEETS.text.set(nameOf(BASE), inBrandColours(FILES.text[BASE] ?? ''));

function find(kind: keyof typeof SHEETS, name: SheetName): string {
  const found = SHEETS[kind].get(name);
  if (found === undefined) throw new Error(`${name} is not a known style sheet.`);
  return found;
}

/** The colors used by code or a style sheet. All others are only for images and left out of pages. */
const COLOURS = new Set(
  globSync('site/**/*.{css,ts,tsx,astro}').flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=var\()--color-[\w-]+/g) ?? [],
  ),
);

/**
 * Returns the rules of a style sheet, for inlining.
 * @param family the family of the page; rules of other families are left out
 */
export const sheetText = (name: SheetName, family?: string): string =>
  find('text', name)
    .replace(/:root\[data-family="?([\w-]+)"?\]\s*\{[^}]*\}/g, (rules, of: string) =>
      of === family ? rules : '',
    )
    .replace(/(--color-[\w-]+):[^;}]*;?/g, (declaration, colour: string) =>
      // The list is read only once, and during development any color may come into use.
      import.meta.env.DEV || COLOURS.has(colour) ? declaration : '',
    );

/** Returns the address of a style sheet: a file with a hash in its name. */
export const sheetAddress = (name: SheetName): string => find('address', name);
