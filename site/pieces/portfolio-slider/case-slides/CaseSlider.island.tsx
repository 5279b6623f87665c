import { Slider, type SliderWords } from '../../../ui/Slider.tsx';
import { Typeset } from '../../../ui/Typeset.tsx';

/** A label of a trace. */
export interface Label {
  figure?: string;
  text: string;
  /** Determines the color of its mark. */
  group?: number;
  /** Its share of the width, or the distance of its place from the start; from the end if it is before its place. */
  share?: string;
  side?: 'before' | 'after';
}

/** The point of a drawing in the largest type; with its place, if one is marked. */
export interface Point extends Pick<Label, 'share' | 'side'> {
  figure: string;
  of: string;
  /** Distance from the top of the drawing. */
  top?: string;
}

/** One half of a slide: the figure before or after, and the labels of its trace. */
interface Half {
  figure: string;
  labels: Label[];
}

/** The content of a slide. */
interface Slide {
  id: string;
  title: string;
  client: string;
  url: string | undefined;
  /** The structure of its cloth, which determines the slide's dyes. */
  cloth: string;
  /** The id of its drawings, and their chart. */
  drawing: string;
  chart: string;
  /** The unit of its figures, after the figure: of work for each delivery note. */
  of: string;
  /** The subject of the drawing and its unit. */
  caption: string;
  /** The meaning of the drawing's colors, unless its labels say it. */
  colors: Label[];
  failure: string;
  wrong: string;
  point: Point;
  before: Half;
  after: Half;
}

export interface CaseSliderProps {
  /** The label of the row for screen readers. */
  label: string;
  slides: Slide[];
  words: SliderWords;
  /** The headings of the parts of a slide. */
  parts: { before: string; wrong: string; after: string; read: string };
  /** Terms in its texts that must stay on one line. */
  terms: readonly string[];
}

const PARTS = ['before', 'after'] as const;

/** Renders cases in a row to swipe through, one failure at a time, above its figures before and after. */
export function CaseSlider({ label, slides, words, parts, terms }: CaseSliderProps) {
  const set = (said: string) => <Typeset terms={terms}>{said}</Typeset>;
  return (
    <Slider
      label={label}
      words={words}
      names={slides.map(({ failure }, index) => (
        <>
          <b>{index + 1}</b> <span>{set(failure)}</span>
        </>
      ))}
    >
      {slides.map((slide) => (
        <article key={slide.id} className="case-slide relative grid" data-cloth={slide.cloth}>
          <p className="case-slide-client">{set(slide.client)}</p>
          <h2>{set(slide.failure)}</h2>
          <div className="case-slide-told gap-xl columns">
            <div>
              <h3 className="text-sm font-normal">{set(parts.wrong)}</h3>
              <p>{set(slide.wrong)}</p>
              {slide.url !== undefined && (
                <a className="text-link items-center font-medium" href={slide.url}>
                  {set(parts.read)}
                  <span className="sr-only">: {set(slide.title)}</span>
                </a>
              )}
            </div>
            {PARTS.map((part) => (
              <div key={part} data-part={part}>
                <h3 className="text-sm font-normal">{set(parts[part])}</h3>
                <p>
                  <b>{set(slide[part].figure)}</b> <span>{set(slide.of)}</span>
                </p>
              </div>
            ))}
          </div>
          <div
            className="case-slide-drawing grid"
            data-chart={slide.chart}
            data-side={slide.point.side}
            style={{ '--share': slide.point.share, '--top': slide.point.top }}
          >
            <p className="case-slide-caption flex flex-wrap">
              <span data-group={slide.chart === 'stairs' ? 1 : undefined}>
                {set(slide.caption)}
              </span>
              {slide.colors.map(({ text, group }) => (
                <span key={text} data-group={group}>
                  {set(text)}
                </span>
              ))}
            </p>
            <p className="case-slide-point">
              <b className="block text-giant large">{set(slide.point.figure)}</b>{' '}
              <span>{set(slide.point.of)}</span>
            </p>
            {PARTS.map((part) => (
              <div key={part} data-part={part}>
                {slide.point.side === undefined && <p aria-hidden="true">{set(parts[part])}</p>}
                {/* The other half has the same scale. */}
                <svg aria-hidden="true">
                  <use href={`#${slide.drawing}-${part}`} />
                </svg>
                <ul className="flex flex-wrap" aria-label={parts[part]}>
                  {slide[part].labels.map(({ figure, text, group, share, side }) => (
                    <li key={text} data-group={group} data-side={side} style={{ '--share': share }}>
                      {figure !== undefined && <b>{set(figure)}</b>} <span>{set(text)}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </article>
      ))}
    </Slider>
  );
}
