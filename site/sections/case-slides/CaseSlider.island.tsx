import { Slider, type SliderWords } from '../../ui/Slider.tsx';
import { Typeset } from '../../ui/Typeset.tsx';

/** What a slide says of a case. */
interface Slide {
  id: string;
  title: string;
  client: string;
  url: string | undefined;
  /** The structure of its cloth, which gives the slide its dyes. */
  cloth: string;
  was: string;
  wrong: string;
  result: string;
  before: string;
  after: string;
}

export interface CaseSliderProps {
  /** Names the row to screen readers. */
  label: string;
  slides: Slide[];
  words: SliderWords;
  /** What stands over each part of a slide. */
  parts: { was: string; wrong: string; now: string; read: string };
  /** Terms of its words that stay on one line. */
  terms: readonly string[];
}

/** Cases one beside the other, to be swiped through: what each was, what went wrong, what it is. */
export function CaseSlider({ label, slides, words, parts, terms }: CaseSliderProps) {
  const set = (said: string) => <Typeset terms={terms}>{said}</Typeset>;
  return (
    <Slider label={label} words={words}>
      {slides.map(({ id, title, client, url, cloth, was, wrong, result, before, after }) => (
        <article key={id} className="case-slide" data-cloth={cloth}>
          <p className="case-slide-client">{set(client)}</p>
          <h2>{set(title)}</h2>
          <div className="case-slide-wrong">
            <h3>{set(parts.wrong)}</h3>
            <p>{set(wrong)}</p>
          </div>
          <dl>
            <div>
              <dt>{set(parts.was)}</dt>
              <dd>
                <b>{set(before)}</b>
                <span>{set(was)}</span>
              </dd>
            </div>
            <div>
              <dt>{set(parts.now)}</dt>
              <dd>
                <b>{set(after)}</b>
                <span>{set(result)}</span>
              </dd>
            </div>
          </dl>
          {url !== undefined && (
            <p>
              <a className="text-link" href={url}>
                {set(parts.read)}
                <span className="sr-only">{set(title)}</span>
              </a>
            </p>
          )}
        </article>
      ))}
    </Slider>
  );
}
