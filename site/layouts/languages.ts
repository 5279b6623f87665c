import { LANGS, type Lang } from '../../contract/lang.ts';

/** The paths of a route in every language, for `getStaticPaths` of a route under `[...lang]`. */
export const inEveryLanguage = () =>
  LANGS.map((lang): { params: { lang: string | undefined }; props: { lang: Lang } } => ({
    params: { lang: lang === 'en' ? undefined : lang },
    props: { lang },
  }));
