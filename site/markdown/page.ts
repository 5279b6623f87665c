import { stringify } from 'yaml';
import { type Lang, pathIn } from '../../contract/lang.ts';
import { markdownPath } from '../../contract/markdown-path.ts';
import { languagesOf } from '../languages-of.ts';
import { join } from '../ui/markdown.ts';

interface Document {
  lang: Lang;
  /** The page's English path. */
  path: string;
  title: string;
  description: string;
  /** What the page says, its links from the site's root or from the page. */
  body: string;
  /** Where the site stands. */
  site: URL;
}

/** A page for machines that read: what it is, where it stands, and its words. */
export function pageMarkdown({ lang, path, title, description, body, site }: Document): string {
  const address = (language: Lang) => new URL(pathIn(language, path), site).href;
  const others = languagesOf(path)
    .filter((each) => each !== lang)
    .map((each) => [each, new URL(markdownPath(pathIn(each, path)), site).href]);
  const head = stringify(
    {
      title,
      description,
      url: address(lang),
      language: lang,
      translations: Object.fromEntries(others),
    },
    { lineWidth: 0 },
  );
  // A reader has no page around the words to which a short address would belong; code stays as it is written.
  const words = body.replace(
    /^(`{3,})[\s\S]*?^\1$|(?<!\\)\]\(([/#])/gm,
    (whole, _fence, start: '/' | '#' | undefined) => {
      if (start === undefined) return whole;
      return start === '#' ? `](${address(lang)}#` : `](${new URL('/', site).href}`;
    },
  );
  return `${join(`---\n${head}---`, words)}\n`;
}
