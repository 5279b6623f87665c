import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../contract/fill.ts';
import { Icon } from './Icon.tsx';
import { type SlideRow, slideRow } from './slide-row.ts';

/** The texts of a slider. */
export interface SliderWords {
  previous: string;
  next: string;
  /** The pattern for the position, with `{slide}` and `{slides}`. */
  position: string;
}

interface Props {
  /** The accessible name of the row. */
  label: string;
  words: SliderWords;
  /** The names of the slides, for links to them in place of points. Their keys are the ids of the slides. */
  names?: readonly ReactNode[];
  children: readonly ReactElement[];
}

/**
 * Slides in a row that scrolls and snaps (spec C4), across the full width of its container. It is plain HTML until a
 * visitor is about to use it; only the buttons need a script. For islands.
 */
export function Slider({ label, words, names, children }: Props) {
  const view = useRef<HTMLElement>(null);
  const row = useRef<SlideRow>(undefined);
  const [slide, setSlide] = useState(0);
  const last = children.length - 1;

  // Set before painting, so that an immediate click finds the row.
  useLayoutEffect(() => {
    if (!view.current) return;
    row.current = slideRow(view.current, setSlide);
    return row.current.leave;
  }, []);

  const button = (name: 'previous' | 'next', by: 1 | -1) => (
    <button
      type="button"
      className="slider-button"
      data-needs-script={names && ''}
      data-towards={name}
      aria-label={words[name]}
      aria-disabled={slide === (by === 1 ? last : 0)}
      onClick={() => row.current?.go(by)}
    >
      <Icon name="chevron" size={24} />
    </button>
  );

  return (
    <div className="slider">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by
          keyboard (WCAG 2.1.1) */}
      <section className="slider-view" tabIndex={0} aria-label={label} ref={view}>
        <ul className="slider-row">
          {children.map((child) => (
            <li key={child.key} id={names && `${child.key}`}>
              {child}
            </li>
          ))}
        </ul>
      </section>
      {last > 0 && (
        <div className="slider-controls wrap" data-needs-script={names ? undefined : ''}>
          {names ? (
            <ol className="slider-links">
              {children.map(({ key }, index) => (
                <li key={key}>
                  <a href={`#${key}`} aria-current={index === slide || undefined}>
                    {names[index]}
                  </a>
                </li>
              ))}
            </ol>
          ) : (
            <div className="slider-thread" aria-hidden="true">
              {children.map(({ key }, index) => (
                <span key={key} data-here={index === slide ? '' : undefined} />
              ))}
            </div>
          )}
          <p role="status" data-needs-script={names && ''}>
            {fill(words.position, { slide: slide + 1, slides: last + 1 })}
          </p>
          {button('previous', -1)}
          {button('next', 1)}
        </div>
      )}
    </div>
  );
}
