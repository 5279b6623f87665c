import { Text } from '../Text.tsx';
import { type Photo as Content, photoAddress, srcSetOf } from './photo.ts';

interface Props {
  photo: Content;
  /** Its width on the page, as in the attribute `sizes`. */
  sizes: string;
  /** Whether it is on the first screen; others are loaded when they come near. */
  isFirst?: boolean;
  /** The maximum width of its files, in px, where it is never large: every address makes the page larger. */
  most?: number;
  /** A class besides its own. */
  className?: string;
}

/** Renders a picture that fills the space of its parent, cropped around its focal point. */
export function Photo({ photo, sizes, isFirst = false, most = 1600, className = '' }: Props) {
  const { alt, width, height, focus } = photo;
  const [across, down] = focus;
  return (
    <picture className={`photo ${className}`.trim()}>
      <source type="image/avif" srcSet={srcSetOf(photo, 'avif', most)} sizes={sizes} />
      <img
        src={photoAddress(photo, 'webp', most)}
        srcSet={srcSetOf(photo, 'webp', most)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        {...(focus.some((each) => each !== 50) && {
          style: { objectPosition: `${across}% ${down}%` },
        })}
      />
    </picture>
  );
}

/** Renders a picture with its credit, if it has one. */
export function CreditedPhoto(props: Props) {
  const { credit } = props.photo;
  return (
    <figure className="photo-figure">
      <Photo {...props} />
      {credit !== undefined && <Text.figcaption>{credit}</Text.figcaption>}
    </figure>
  );
}
