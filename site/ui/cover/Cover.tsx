import { Loom } from '../loom/Loom.tsx';
import type { Weave } from '../loom/weave.ts';
import { COVER, coverAddress, coverOf } from './cover.ts';
import type { Figure } from './figure.ts';

interface Props {
  post: { weave: Weave; figure?: Figure | undefined };
  /** Whether it is on the first screen; other covers are loaded when they come near. */
  isFirst?: boolean;
}

/**
 * The cover of a post, with an aspect ratio of 3:2: a figure of its subject, drawn on the post's own cloth, or only the
 * cloth if the post has no figure.
 */
export function Cover({ post, isFirst = false }: Props) {
  const cover = coverOf(post);
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
      width={COVER.width}
      height={COVER.height}
      alt=""
      decoding="async"
      {...(!isFirst && { loading: 'lazy' })}
    />
  );
}
