import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { readContent } from '../../contract/content-file.ts';
import type { Lang } from '../../contract/lang.ts';
import { type Localized, localize } from '../../contract/text.ts';
import type { Page } from '../../site/page.ts';
import type { SectionOf, SectionType } from '../../site/sections.ts';
import { describeSection } from '../browser/site.ts';

interface Piece<Type extends SectionType> {
  /** The English path of its page. */
  path: string;
  section: SectionOf<Type>;
}

/** Returns a piece as used on its page. Loads only its own schema, because a page’s would load every component. */
export async function pieceOf<Type extends SectionType>(type: Type): Promise<Piece<Type>> {
  const [schemaFile] = globSync(`site/pieces/*/${type}/schema.ts`);
  const [file] = globSync('content/pages/**/*.yaml').filter((each) =>
    readFileSync(each, 'utf8').includes(`- type: ${type}\n`),
  );
  if (!schemaFile || !file) throw new Error(`No page has a piece of the type ${type}.`);
  const { schema } = await import(`../../${schemaFile}`);
  const { sections } = readContent(file, z.custom<Page>());
  const section = schema.parse(sections.find((each) => each.type === type));
  const path = file.slice('content/pages'.length, -'.yaml'.length).replace(/^\/index$/, '/');
  return { path, section };
}

/**
 * Describes the behavior of a piece on its page, with JavaScript and without, in each language of the run.
 * @param decisive the language that `npm test` checks
 */
export async function describePiece<Type extends SectionType>(
  type: Type,
  decisive: Lang,
  define: (section: Localized<SectionOf<Type>>, lang: Lang) => void,
): Promise<void> {
  const { path, section } = await pieceOf(type);
  describeSection(type, path, decisive, (lang) => define(localize(section, lang), lang));
}
