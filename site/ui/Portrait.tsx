import { bust, chosen, type Part, type Person } from './bust.ts';
import { Photo } from './photo/Photo.tsx';
import type { Photo as PhotoContent } from './photo/photo.ts';

/** The two shades of the ground. */
const GROUNDS = {
  indigo: ['var(--color-dye-indigo)', 'var(--color-dye-sky-deep)'],
  turmeric: ['var(--color-portrait-turmeric-deep)', 'var(--color-dye-turmeric-deep)'],
  lac: ['var(--color-dye-lac-deep)', 'var(--color-dye-lac)'],
} as const;

/** The dyes of garments: deep, middle and pale. */
const GARMENTS = {
  indigo: [
    'var(--color-dye-indigo-deep)',
    'var(--color-dye-sky-deep)',
    'var(--color-dye-sky-pale)',
  ],
  turmeric: [
    'var(--color-dye-turmeric-deep)',
    'var(--color-dye-turmeric)',
    'var(--color-dye-turmeric-pale)',
  ],
  lac: ['var(--color-dye-lac-deep)', 'var(--color-dye-lac)', 'var(--color-dye-rose-pale)'],
  river: ['var(--color-dye-river-deep)', 'var(--color-dye-river)', 'var(--color-dye-undyed-pale)'],
  undyed: [
    'var(--color-dye-undyed-deep)',
    'var(--color-dye-undyed)',
    'var(--color-dye-cotton-pale)',
  ],
  rose: ['var(--color-dye-rose-deep)', 'var(--color-dye-rose)', 'var(--color-dye-rose-pale)'],
} as const;

interface Props {
  image: Person & {
    dye: keyof typeof GROUNDS;
    glasses?: boolean | undefined;
    photo?: PhotoContent | undefined;
  };
  /** Its widest on the page, if it is larger than beside a line of text; as in the attribute `sizes`. */
  sizes?: string;
}

/** A person's picture: their photo, or head and shoulders in cloth. It is decorative: the name is beside it. */
export function Portrait({ image, sizes = '56px' }: Props) {
  if (image.photo)
    return <Photo photo={image.photo} sizes={sizes} most={480} className="portrait" />;
  const dyes = dyesOf(image);
  return (
    <svg className="portrait" width="56" height="56" viewBox="0 0 32 32" aria-hidden="true">
      <g transform="matrix(1 0 0 2 .5 .1)">
        {bust(image).map(([part, path]) => (
          <path key={path} stroke={dyes[part]} d={path} />
        ))}
      </g>
      {image.glasses && <path d="M11 13h4v3h-4zm6 0h4v3h-4zm-2 1h2" />}
    </svg>
  );
}

function dyesOf({ seed, dye, hair }: Props['image']): Record<Part, string> {
  const [ground, raised] = GROUNDS[dye];
  const others = Object.entries(GARMENTS).filter(([name]) => name !== dye);
  const [, [deep, cloth, pale]] = chosen(others, Math.floor(seed / 3));
  const natural = seed % 5 === 0 ? 'var(--color-dye-earth-deep)' : 'var(--color-line)';
  const grey = hair === 'receding' ? 'var(--color-dye-cotton-deep)' : natural;
  return {
    ground,
    raised,
    deep,
    cloth,
    pale,
    skin: 'var(--color-portrait-skin)',
    shade: 'var(--color-dye-earth-pale)',
    hair: hair === 'scarf' ? pale : grey,
  };
}
