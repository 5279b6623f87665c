import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import parseSelector, { type Node, type Selector } from 'postcss-selector-parser';

/** What scripts add to a page after it was rendered; its rules are in use though the HTML lacks it. */
const ADDED_BY_SCRIPTS = ['was-validated', 'canvas'];

/** Pseudo-classes that match only if one of the selectors within them can. */
const ASKS_FOR = new Set([':is', ':where', ':has']);

const decoded = (value: string) =>
  value.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/**
 * The names that a page's elements have: tags, classes and ids; and whatever could be one in the
 * scripts of its islands.
 */
function namesIn(html: string, islands: string): Set<string> {
  const names = new Set([...ADDED_BY_SCRIPTS, ...islands.split(/[\s"'`]+/)]);
  for (const [, tag, attributes] of html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^>"])*)/g)) {
    names.add(tag ?? '');
    for (const [, list] of (attributes ?? '').matchAll(/\b(?:class|id)="([^"]*)"/g)) {
      for (const name of decoded(list ?? '').split(/\s+/)) names.add(name);
    }
  }
  return names;
}

/** The language of the page itself. */
const languageOf = (html: string) => /<html[^>]*\blang="([^"]*)"/.exec(html)?.[1] ?? '';

/** Whether a selector is for pages in another language: `:root:lang(th)` on an English page. */
function isForeign(selector: Selector, language: string): boolean {
  const pseudos = selector.nodes.filter((node) => node.type === 'pseudo');
  const languages = pseudos.filter(({ value }) => value === ':lang').flatMap(({ nodes }) => nodes);
  return (
    pseudos.some(({ value }) => value === ':root') &&
    languages.length > 0 &&
    !languages.some((each) => String(each).trim() === language)
  );
}

/**
 * Whether anything on the page could ever match. States, attributes and negations change while a page
 * is read, so they count as met; only a tag, class or id that the page does not have rules one out.
 */
function canMatch(node: Node, names: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'class':
    case 'id':
    case 'tag':
      return names.has(node.value);
    case 'pseudo':
      return ASKS_FOR.has(node.value) ? node.nodes.some((branch) => canMatch(branch, names)) : true;
    case 'selector':
      return node.nodes.every((part) => canMatch(part, names));
    default:
      return true;
  }
}

/** A style sheet that is read once for all pages, with the selectors of its rules. */
interface Sheet {
  root: Root;
  selectors: Map<Rule, Selector[]>;
}

const sheets = new Map<string, Sheet>();

const isKeyframes = (rule: Rule) =>
  rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);

function sheetOf(css: string): Sheet {
  const known = sheets.get(css);
  if (known) return known;
  const root = postcss.parse(css);
  const selectors = new Map<Rule, Selector[]>();
  root.walkRules((rule) => {
    if (!isKeyframes(rule)) selectors.set(rule, parseSelector().astSync(rule).nodes);
  });
  const sheet = { root, selectors };
  sheets.set(css, sheet);
  return sheet;
}

/** A copy of what stands in one part of a sheet, of which only the rules that match are there. */
function copyMatching(
  from: Container,
  to: Container,
  matching: (rule: Rule) => string | undefined,
): void {
  from.each((node) => {
    if (
      node.type === 'atrule' &&
      node.nodes &&
      !/keyframes$|^font-face$|^property$/.test(node.name)
    ) {
      const copy = node.clone({ nodes: [] });
      copyMatching(node, copy, matching);
      if (copy.nodes?.length !== 0) to.append(copy);
    } else if (node.type === 'rule') {
      const selector = matching(node);
      if (selector !== undefined) to.append(node.clone({ selector }));
    } else {
      to.append(node.clone());
    }
  });
}

/** Removes custom properties that nothing reads; those that only another one read go with it. */
function removeUnreadProperties(sheet: Root): void {
  for (let removed = true; removed; ) {
    removed = false;
    const read = new Set(sheet.toString().match(/(?<=var\()--[\w-]+/g));
    sheet.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
    sheet.walkAtRules('property', (rule) => {
      if (!read.has(rule.params)) rule.remove();
    });
    sheet.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
  }
}

/** Removes the faces of families that no rule names. */
function removeUnusedFonts(sheet: Root): void {
  const named: string[] = [];
  sheet.walkDecls(({ parent, value }) => {
    if (parent?.type === 'rule') named.push(value);
  });
  sheet.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      const family = value.replaceAll(/["']/g, '');
      if (!named.some((each) => each.includes(family))) face.remove();
    });
  });
}

/**
 * A style sheet without the rules, keyframes and custom properties that a page has no use for.
 * @param islands the scripts of the page's islands, which may show more than the HTML has
 */
export function usedRules(css: string, html: string, islands = ''): string {
  const names = namesIn(html, islands);
  const language = languageOf(html);
  const { root, selectors } = sheetOf(css);
  const sheet = postcss.root();
  copyMatching(root, sheet, (rule) => {
    const used = selectors
      .get(rule)
      ?.filter((selector) => canMatch(selector, names) && !isForeign(selector, language));
    return used === undefined || used.length === 0 ? undefined : used.map(String).join(',');
  });

  const animations: string[] = [];
  sheet.walkDecls(/^animation/, ({ value }) => {
    animations.push(value);
  });
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.some((value) => value.includes(rule.params))) rule.remove();
  });
  removeUnreadProperties(sheet);
  removeUnusedFonts(sheet);
  // Removing rules can empty what was around them, from the inside out.
  for (let emptied = true; emptied; ) {
    emptied = false;
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      emptied = true;
    });
  }
  return sheet.toString();
}
