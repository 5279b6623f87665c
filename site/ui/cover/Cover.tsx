import { Loom } from '../loom/Loom.tsx';
import type { Weave } from '../loom/weave.ts';
import { Photo } from '../photo/Photo.tsx';
import type { Photo as PhotoContent } from '../photo/photo.ts';
import { coverAddress, coverOf } from './cover.ts';
import type { Figure } from './figure.ts';

interface Props {
  post: { weave: Weave; figure?: Figure | undefined; photo?: PhotoContent | undefined };
  /** Whether it is on the first screen; other covers are loaded when they come near. */
  isFirst?: boolean;
  /** Whether it spans the window. */
  isBand?: boolean;
}

/** The width of a cover: the whole width of a phone, half of a larger screen at most. */
const SIZES = '(width < 48rem) 100vw, 50vw';

/**
 * The cover of a post, with an aspect ratio of 3:2, or 3:1 as a band: its photo, or a figure of its subject, drawn on
 * the post's own cloth, or only the cloth if the post has neither.
 */
export function Cover({ post, isFirst = false, isBand = false }: Props) {
  if (post.photo) {
    return <Photo photo={post.photo} sizes={SIZES} isFirst={isFirst} className="cover" />;
  }
  const cover = coverOf(post, isBand);
  if (!cover) {
    return (
      <div className="cover hover-cloth ebony">
        <Loom weave={post.weave} isFirst={isFirst} isCentred />
      </div>
    );
  }
  return (
    <img
      className="cover"
      src={coverAddress(cover)}
      {...cover.size}
      alt=""
      decoding="async"
      {...(!isFirst && { loading: 'lazy' })}
    />
  );
}
