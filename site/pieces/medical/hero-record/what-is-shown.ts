import type { SectionContent } from '../../../kit/define-section.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;
type Part = Content['record']['parts'][number];

/** What some of those who look find in a part: words, or cloth where there are none. */
export interface Shown {
  /** By number, from 1. */
  viewers: readonly number[];
  words?: string;
  isWhole?: boolean;
  /** Only while this consent stands, or only once it is withdrawn. */
  needs?: number;
  lacks?: number;
}

/** All that can be found in a part, each once: any viewer, whatever was withdrawn, finds one of them. */
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
