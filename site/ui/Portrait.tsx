import { Photo } from './photo/Photo.tsx';
import type { Photo as PhotoContent } from './photo/photo.ts';

interface Props {
  /** The address of the woven portrait, and the photo in place of it. */
  image: { address: string; photo?: PhotoContent | undefined };
  /** Its widest on the page, if it is larger than beside a line of text; as in the attribute `sizes`. */
  sizes?: string;
}

/** A person's picture: their photo, or head and shoulders in cloth. It is decorative: the name is beside it. */
export function Portrait({ image: { address, photo }, sizes = '56px' }: Props) {
  return photo ? (
    <Photo photo={photo} sizes={sizes} most={480} className="portrait" />
  ) : (
    <img className="portrait" src={address} width="56" height="56" alt="" loading="lazy" />
  );
}
