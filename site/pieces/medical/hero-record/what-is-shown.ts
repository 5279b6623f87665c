import type { SectionContent } from '../../../kit/define-section.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;
type Part = Content['record']['parts'][number];

/** The content of a part for some of the viewers: words, or cloth if there are none. */
export interface Shown {
  /** The numbers of the viewers, from 1. */
  viewers: readonly number[];
  words?: string;
  isWhole?: boolean;
  /** The consent that must be valid, or must be withdrawn. */
  needs?: number;
  lacks?: number;
}

/**
 * Returns all versions of a part, each once; every viewer sees exactly one of them, whatever consents were withdrawn.
 */
export function whatIsShown(part: Part, count: number): Shown[] {
  const { value, seen, inPart, asks } = part;
  const isAsked = (viewer: number) => viewer === asks?.viewer;
  const shown: Shown[] = [
    { viewers: seen.filter((viewer) => !isAsked(viewer)), words: value, isWhole: true },
    ...inPart
      .filter(({ viewer }) => !isAsked(viewer))
      .map(({ viewer, value: words }) => ({ viewers: [viewer], words })),
  ];
  if (asks) {
    const less = inPart.find(({ viewer }) => isAsked(viewer));
    const viewers = [asks.viewer];
    shown.push(
      { viewers, words: less?.value ?? value, isWhole: !less, needs: asks.consent },
      { viewers, ...(asks.otherwise && { words: asks.otherwise }), lacks: asks.consent },
    );
  }
  const all = [...seen, ...inPart.map(({ viewer }) => viewer)];
  const others = Array.from({ length: count }, (_, index) => index + 1).filter(
    (viewer) => !all.includes(viewer),
  );
  return [...shown, { viewers: others }].filter(({ viewers }) => viewers.length > 0);
}
