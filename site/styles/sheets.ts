import { globSync, readFileSync } from 'node:fs';

/**
 * The style sheets that pages link or carry. A sheet is what one section, stage, product picture or primitive needs; its
 * name is in lower case for the first three, and what it imports is part of it.
 */
const FILES = {
  text: import.meta.glob<string>(
    [
      '../{kit,pieces/*,app,stages,vignettes,collections}/*/[a-z]*.css',
      '../{stages,vignettes}/*.css',
      '../layouts/entries/*.css',
      '../ui/{Choice,Portrait,Teaser,code/Code,player/Player}.css',
      '../gallery/*.css',
      './*-sheet.css',
    ],
    { query: '?inline', import: 'default', eager: true },
  ),
  address: import.meta.glob<string>(
    [
      '../{kit,pieces/*,app,stages,vignettes,collections}/*/[a-z]*.css',
      '../{stages,vignettes}/*.css',
      '../layouts/entries/*.css',
      '../ui/{Choice,Portrait,Teaser,code/Code,player/Player}.css',
      '../gallery/*.css',
      './*-sheet.css',
    ],
    { query: '?url', import: 'default', eager: true },
  ),
};

/** A style sheet by its path below `site/`, as in `ui/Portrait.css`; that of a section as in `cta/cta.css`. */
export type SheetName = `${string}.css`;

const nameOf = (path: string) =>
  path.replace(/^\.\//, 'styles/').replace(/^\.\.\/(?:kit\/|pieces\/[^/]+\/)?/, '');

const named = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, file]) => [nameOf(path), file]));

const SHEETS = { text: named(FILES.text), address: named(FILES.address) };

function find(kind: keyof typeof SHEETS, name: SheetName): string {
  const found = SHEETS[kind].get(name);
  if (found === undefined) throw new Error(`${name} is no style sheet that a page can ask for.`);
  return found;
}

/** The colours that code or a sheet reads. The others are for pictures, and no page carries them. */
const COLOURS = new Set(
  globSync('site/**/*.{css,ts,tsx,astro}').flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=var\()--color-[\w-]+/g) ?? [],
  ),
);

/**
 * The rules of a sheet, to stand in the document.
 * @param family the family of the document; the rules of others are left out
 */
export const sheetText = (name: SheetName, family?: string): string =>
  find('text', name)
    .replace(/:root\[data-family="?([\w-]+)"?\]\s*\{[^}]*\}/g, (rules, of: string) =>
      of === family ? rules : '',
    )
    .replace(/(--color-[\w-]+):[^;}]*;?/g, (declaration, colour: string) =>
      // Read once: while developing, any may come to be used.
      import.meta.env.DEV || COLOURS.has(colour) ? declaration : '',
    );

/** Where a sheet can be fetched from: a file with a hash in its name. */
export const sheetAddress = (name: SheetName): string => find('address', name);
