import { type BrandPicture, ratioOf } from './brand-svg.ts';
import { logoFiles, mark } from './logo-mark.ts';

/** The addresses of the pictures of the brand, by their path below `content/`. */
const ADDRESSES = import.meta.glob<string>('../../content/brand/**/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

interface PictureProps {
  files: BrandPicture;
  height: number;
  alt?: string;
  /** Whether its background follows the theme. Otherwise it is dark. */
  isThemed?: boolean;
}

/** A picture of the brand; on a background that follows the theme two, of which a style sheet shows one. */
function Picture({ files, height, alt = '', isThemed = false }: PictureProps) {
  return (isThemed ? (['light', 'dark'] as const) : (['dark'] as const)).map((theme) => (
    <img
      key={theme}
      src={ADDRESSES[`../../content/${files[theme]}`]}
      width={Math.round(height * ratioOf(files[theme]))}
      height={height}
      alt={alt}
      {...(isThemed ? { loading: 'lazy', 'data-for': theme } : {})}
    />
  ));
}

/** The logo mark. Decorative: the name is beside it. */
export function Logo({ size = 32, isThemed = false }: { size?: number; isThemed?: boolean }) {
  if (mark.files) return <Picture files={mark.files} height={size} isThemed={isThemed} />;
  if (!mark.shapes) return <img src="/icon.svg" width={size} height={size} alt="" />;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {mark.shapes.map(({ path, colour }) => (
        <path key={path} d={path} fill={colour} />
      ))}
    </svg>
  );
}

/** Returns whether a name has more letters than fit into the bar beside the menu, or many more. */
function lengthOf(name: string): 'some' | 'very' | undefined {
  // Marks above and below a Thai letter take no width.
  const { length } = name.replace(/\p{M}/gu, '');
  return length > 16 ? 'very' : length > 8 ? 'some' : undefined;
}

/** Whether the sign in the bar takes more than our mark with a short name (layouts/brand-room.css). */
export const needsRoom = (name: string): boolean =>
  Boolean(logoFiles || mark.files || !mark.shapes || lengthOf(name));

/** The company's sign: its logo, or its mark and its name in one line. */
export function Sign({ name, isThemed = false }: { name: string; isThemed?: boolean }) {
  if (logoFiles) return <Picture files={logoFiles} height={32} alt={name} isThemed={isThemed} />;
  return (
    <>
      <Logo isThemed={isThemed} />
      <span className="brand-name" data-long={lengthOf(name)}>
        {name}
      </span>
    </>
  );
}
