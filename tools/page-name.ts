/** Returns the name for files about a page: `home` for `/`, `th-about-v1` for `/th/about/v1`. */
export function pageName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
}
