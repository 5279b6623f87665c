import type { ReactNode } from 'react';
import { fill } from '../../../contract/fill.ts';
import type { Localized } from '../../../contract/text.ts';
import type { KitWords } from '../../words/kit-words.ts';
import { clock } from '../clock.ts';
import { Text } from '../Text.tsx';

/** The available playback speeds. */
const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

/** The distance that the buttons skip, in seconds. */
const SKIP = 15;

interface Props {
  /** The address of the audio file, which is loaded on playback. */
  src: string;
  title: string;
  seconds: number;
  words: Localized<KitWords>['player'];
  /** The drawing of the sound, in which each position corresponds to a point in time. */
  children: ReactNode;
}

/**
 * An audio player. With a script it has its own controls and remembers the position (enhance/player.ts). Without one,
 * or if it fails, the browser's player is shown. Elements with `data-seek` in the same `data-episode` jump to that
 * second.
 */
export function Player({ src, title, seconds, words, children }: Props) {
  const listen = fill(words.listen, { title });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls that are sent
    <div className="player grid gap-sm items-center" role="group" aria-label={title}>
      <button
        type="button"
        className="player-play"
        aria-label={listen}
        data-needs-script
        data-play={listen}
        data-pause={fill(words.pause, { title })}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M8 5v14l11-7z" />
          <path d="M7 5h4v14H7zM13 5h4v14h-4z" />
        </svg>
      </button>
      <div className="player-sound relative">
        {children}
        <input
          type="range"
          max={Math.floor(seconds)}
          defaultValue={0}
          aria-label={fill(words.place, { title })}
          aria-valuetext={clock(0)}
          data-needs-script
          data-place
        />
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: its transcript is on its page */}
      <audio className="span-all w-full" controls preload="none" src={src} aria-label={listen} />
      <div
        className="player-more text-note flex-wrap span-all gap-2xs items-center"
        data-needs-script
      >
        <p>
          <span data-time>{clock(0)}</span> / {clock(seconds)}
        </p>
        {[-SKIP, SKIP].map((by) => (
          <button key={by} type="button" data-skip={by}>
            <Text>{fill(by < 0 ? words.back : words.forward, { seconds: SKIP })}</Text>
          </button>
        ))}
        <label>
          <Text.span className="sr-only">{words.speed}</Text.span>
          <select data-speed defaultValue="1">
            {SPEEDS.map((speed) => (
              <option className="text-ink bg-surface" key={speed} value={speed}>
                {fill(words.times, { speed })}
              </option>
            ))}
          </select>
        </label>
        <p className="sr-only" role="status" data-goes-on={words.goesOn} />
      </div>
    </div>
  );
}
