import { answers } from '../contract/answers.ts';
import { brand } from '../contract/brand.ts';
import { readContent } from '../contract/content-file.ts';
import { glossary } from '../contract/glossary.ts';
import { menu } from '../contract/menu.ts';
import { page } from '../contract/page.ts';
import { ui } from '../contract/ui.ts';

/**
 * Everything the site says, read and checked once per build. Only for code that runs at build
 * time; the browser gets what a component was given.
 */
export const content = {
  answers: readContent('content/answers.yaml', answers),
  brand: readContent('content/brand.yaml', brand),
  glossary: readContent('content/glossary.yaml', glossary),
  home: readContent('content/home.yaml', page),
  menu: readContent('content/menu.yaml', menu),
  ui: readContent('content/ui.yaml', ui),
};

/** The pages that are made of content, by their English path. */
export const pages = { '/': content.home };
