/** What the files about a page are called: `home` for `/`, `th-about-v1` for `/th/about/v1`. */
export function pageName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
}
