import type { Lang } from '../../contract/lang.ts';
import { entryPages } from '../collections/pages.ts';
import { pages } from '../pages-of-content.ts';
import type { PhotoInAllLanguages } from '../ui/photo/photo.ts';

const photos = new Map<string, PhotoInAllLanguages | undefined>([
  ...Object.entries(pages).map(
    ([
      path,
      {
        photo,
        sections: [first],
      },
    ]) => {
      const figure = first?.type === 'hero' ? first.figure : undefined;
      return [path, photo ?? (figure?.type === 'photo' ? figure.photo : undefined)] as const;
    },
  ),
  ...entryPages.map(({ path, photo }) => [path, photo] as const),
]);

/** Returns the photo of the share image of the page at an English path; undefined for one with cloth. */
export const photoAt = (path: string): PhotoInAllLanguages | undefined => photos.get(path);

/** Returns the address of the share image of the page at an English path. */
export const shareImagePath = (lang: Lang, path: string): string =>
  `/share/${lang}/${path === '/' ? 'home' : path.slice(1)}.${photoAt(path) ? 'jpg' : 'png'}`;
