/** Returns the path of a page's Markdown version: `/th/` is `/th/index.md`, `/about/v1` is `/about/v1.md`. */
export const markdownPath = (path: string): string =>
  `${path.endsWith('/') ? `${path}index` : path}.md`;
