import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../contract/fill.ts';
import { Icon } from './Icon.tsx';

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
  /** The names of the slides, for links to them. Their keys are the ids of the slides. */
  names: readonly ReactNode[];
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
      data-needs-script=""
      data-towards={name}
      aria-label={words[name]}
      aria-disabled={slide === (by === 1 ? last : 0)}
      onClick={() => row.current?.go(by)}
    >
      <Icon name="chevron" size={24} />
    </button>
  );

  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by
          keyboard (WCAG 2.1.1) */}
      <section className="slider-view" tabIndex={0} aria-label={label} ref={view}>
        <ul className="slider-row">
          {children.map((child) => (
            <li key={child.key} id={`${child.key}`}>
              {child}
            </li>
          ))}
        </ul>
      </section>
      {last > 0 && (
        <div className="slider-controls wrap">
          <ol className="slider-links">
            {children.map(({ key }, index) => (
              <li key={key}>
                <a href={`#${key}`} aria-current={index === slide || undefined}>
                  {names[index]}
                </a>
              </li>
            ))}
          </ol>
          <p role="status" data-needs-script="">
            {fill(words.position, { slide: slide + 1, slides: last + 1 })}
          </p>
          {button('previous', -1)}
          {button('next', 1)}
        </div>
      )}
    </div>
  );
}

/** The duration of a slide change, in ms (spec C4). */
const SPEED = 300;
/** The distance that the mouse must move before it drags, in px (spec C4). */
const THRESHOLD = 5;

/** A pressed mouse button on the row. */
interface Press {
  x: number;
  y: number;
  left: number;
  at: number;
  isDragging: boolean;
}

interface SlideRow {
  /** Glides to the next or previous slide. */
  go: (by: 1 | -1) => void;
  /** Removes all listeners from the row. */
  leave: () => void;
}

/**
 * Adds mouse dragging and slide changes of the right duration to a row that scrolls and snaps. Touch, wheel and
 * everything else are left to the browser. While a script moves the row, it has `data-moving` and must not snap.
 * @param view the scrolling element, whose only child contains the slides
 * @param onSlide called with the index of the current slide, now and after each change
 */
function slideRow(view: HTMLElement, onSlide: (index: number) => void): SlideRow {
  const listening = new AbortController();
  let frame = 0;
  let goal: number | undefined;
  let press: Press | undefined;

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) =>
    view.addEventListener(type, listener, {
      passive: type !== 'keydown',
      signal: listening.signal,
    });

  const tell = () => {
    const stops = stopsOf(view);
    onSlide(stops.lastIndexOf(nearest(stops, view.scrollLeft)));
  };

  const halt = () => {
    cancelAnimationFrame(frame);
    goal = undefined;
  };

  const glideTo = (left: number) => {
    halt();
    goal = left;
    view.dataset['moving'] = '';
    const from = view.scrollLeft;
    const begin = performance.now();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const step = () => {
      const share = isStill ? 1 : Math.min(1, (performance.now() - begin) / SPEED);
      view.scrollLeft = from + (left - from) * (1 - (1 - share) ** 3);
      if (share < 1) {
        frame = requestAnimationFrame(step);
      } else {
        goal = undefined;
        delete view.dataset['moving'];
      }
    };
    step();
  };

  const go = (by: 1 | -1) => {
    const left = neighbour(stopsOf(view), goal ?? view.scrollLeft, by);
    if (left !== undefined) glideTo(left);
  };

  /** Returns where a drag ends: at the nearest slide, or after a short flick, at the next one in its direction. */
  const restOf = ({ left, at }: Press, now: number) => {
    const stops = stopsOf(view);
    const moved = view.scrollLeft - left;
    const here = nearest(stops, view.scrollLeft);
    const isFlick = now - at < SPEED && moved !== 0 && here === nearest(stops, left);
    return (isFlick ? neighbour(stops, left, moved > 0 ? 1 : -1) : undefined) ?? here;
  };

  const release = ({ timeStamp }: PointerEvent) => {
    if (press && 'moving' in view.dataset) glideTo(restOf(press, timeStamp));
    press = undefined;
  };

  on('pointerdown', ({ pointerType, button, clientX, clientY, timeStamp }) => {
    if (pointerType !== 'mouse' || button !== 0) return;
    halt();
    const left = view.scrollLeft;
    press = { x: clientX, y: clientY, left, at: timeStamp, isDragging: false };
    // Listens on the document, because a press that has stopped a glide may be released outside the row without a drag.
    document.addEventListener('pointerup', release, { once: true, signal: listening.signal });
  });

  on('pointermove', ({ pointerId, clientX, clientY, buttons }) => {
    if (!press || buttons % 2 === 0) return;
    const across = clientX - press.x;
    if (!press.isDragging) {
      // A vertical movement is not a drag but a text selection.
      if (Math.abs(across) < THRESHOLD || Math.abs(across) < Math.abs(clientY - press.y)) return;
      press.isDragging = true;
      view.dataset['moving'] = '';
      view.setPointerCapture(pointerId);
      getSelection()?.removeAllRanges();
    }
    view.scrollLeft = press.left - across;
  });

  on('pointercancel', release);

  on('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
    if (by === undefined || event.target !== view || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    go(by);
  });

  for (const type of ['wheel', 'touchstart'] as const) {
    on(type, () => {
      halt();
      delete view.dataset['moving'];
    });
  }

  on('scroll', tell);
  tell();

  return {
    go,
    leave: () => {
      halt();
      listening.abort();
    },
  };
}

/** Returns the scroll position of each slide, in px. */
function stopsOf(view: HTMLElement): number[] {
  const slides = [...(view.firstElementChild?.children ?? [])] as HTMLElement[];
  const end = view.scrollWidth - view.clientWidth;
  return slides.map(({ offsetLeft }) => Math.min(offsetLeft - (slides[0]?.offsetLeft ?? 0), end));
}

const nearest = (stops: readonly number[], left: number): number =>
  stops.reduce((best, each) => (Math.abs(each - left) < Math.abs(best - left) ? each : best), 0);

/** Returns the next stop in a direction, ignoring one that the row is already at, give or take a pixel. */
const neighbour = (stops: readonly number[], left: number, by: 1 | -1): number | undefined =>
  by === 1 ? stops.find((each) => each > left + 1) : stops.findLast((each) => each < left - 1);
