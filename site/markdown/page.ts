import { stringify } from 'yaml';
import { type Lang, localizedPath } from '../../contract/lang.ts';
import { markdownPath } from '../../contract/markdown-path.ts';
import { languagesOf } from '../languages-of.ts';
import { join } from '../ui/markdown.ts';

interface Document {
  lang: Lang;
  /** The page's English path. */
  path: string;
  title: string;
  description: string;
  /** The content of the page, with links relative to the site's root or to the page. */
  body: string;
  site: URL;
}

/** Returns a page as Markdown for machine readers: its metadata, its address and its content. */
export function pageMarkdown({ lang, path, title, description, body, site }: Document): string {
  const address = (language: Lang) => new URL(localizedPath(language, path), site).href;
  const others = languagesOf(path)
    .filter((each) => each !== lang)
    .map((each) => [each, new URL(markdownPath(localizedPath(each, path)), site).href]);
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
  // A machine reader can't resolve relative addresses, so links get full ones. Code stays unchanged.
  const words = body.replace(
    /^(`{3,})[\s\S]*?^\1$|(?<!\\)\]\(([/#])/gm,
    (whole, _fence, start: '/' | '#' | undefined) => {
      if (start === undefined) return whole;
      return start === '#' ? `](${address(lang)}#` : `](${new URL('/', site).href}`;
    },
  );
  return `${join(`---\n${head}---`, words)}\n`;
}
