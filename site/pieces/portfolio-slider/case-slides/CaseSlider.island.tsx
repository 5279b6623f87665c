import { Slider, type SliderWords } from '../../../ui/Slider.tsx';
import { Typeset } from '../../../ui/Typeset.tsx';

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
  was: string;
  wrong: string;
  result: string;
  before: string;
  after: string;
}

export interface CaseSliderProps {
  /** The label of the row for screen readers. */
  label: string;
  slides: Slide[];
  words: SliderWords;
  /** The headings of the parts of a slide. */
  parts: { was: string; wrong: string; now: string; read: string };
  /** Terms in its texts that must stay on one line. */
  terms: readonly string[];
}

/** Renders cases in a row to swipe through: the situation before, the problem, the situation now. */
export function CaseSlider({ label, slides, words, parts, terms }: CaseSliderProps) {
  const set = (said: string) => <Typeset terms={terms}>{said}</Typeset>;
  return (
    <Slider label={label} words={words}>
      {slides.map((slide) => (
        <article key={slide.id} className="case-slide" data-cloth={slide.cloth}>
          <div className="case-slide-head">
            <p>{set(slide.client)}</p>
            <h2>{set(slide.title)}</h2>
            {slide.url !== undefined && (
              <a className="text-link" href={slide.url}>
                {set(parts.read)}
                <span className="sr-only">: {set(slide.title)}</span>
              </a>
            )}
          </div>
          <div className="case-slide-wrong">
            <h3>{set(parts.wrong)}</h3>
            <p>{set(slide.wrong)}</p>
          </div>
          <dl>
            <div data-part="before">
              <dt>{set(parts.was)}</dt>
              <dd>
                <p>
                  <b>{set(slide.before)}</b> <span>{set(slide.of)}</span>
                </p>
                <Drawing {...slide} part="before" />
                <span>{set(slide.was)}</span>
              </dd>
            </div>
            <div data-part="after">
              <dt>{set(parts.now)}</dt>
              <dd>
                <p>
                  <b>{set(slide.after)}</b> <span>{set(slide.of)}</span>
                </p>
                <Drawing {...slide} part="after" />
                <span>{set(slide.result)}</span>
              </dd>
            </div>
          </dl>
          <p className="case-slide-caption">{set(slide.caption)}</p>
        </article>
      ))}
    </Slider>
  );
}

/** Renders the drawing of the figure above it; the other half has the same scale. */
function Drawing({ drawing, chart, part }: Pick<Slide, 'drawing' | 'chart'> & { part: string }) {
  return (
    <svg data-chart={chart} aria-hidden="true">
      <use href={`#${drawing}-${part}`} />
    </svg>
  );
}
