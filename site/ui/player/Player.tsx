import { fill } from '../../../contract/fill.ts';
import type { KitWords } from '../../../contract/kit-words.ts';
import type { Localized } from '../../../contract/text.ts';
import { Text } from '../Text.tsx';

/** The speeds to choose from. */
const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

/** How far the buttons skip, in seconds. */
const SKIP = 15;

interface Props {
  /** Where the sound is; it is fetched when somebody plays it. */
  src: string;
  title: string;
  words: Localized<KitWords>['player'];
}

/**
 * A sound to listen to: the browser’s own player, which needs no script; where one runs, skipping, speed, and a place
 * that is kept (enhance/player.ts). Whatever stands in the same `data-episode` with a `data-seek` leads to its second.
 */
export function Player({ src, title, words }: Props) {
  return (
    <div className="player">
      {/* biome-ignore lint/a11y/useMediaCaption: its transcript stands on its page */}
      <audio controls preload="none" src={src} aria-label={fill(words.listen, { title })} />
      <div className="player-more" data-needs-script>
        {[-SKIP, SKIP].map((seconds) => (
          <button key={seconds} type="button" data-skip={seconds}>
            <Text>{fill(seconds < 0 ? words.back : words.forward, { seconds: SKIP })}</Text>
          </button>
        ))}
        <label>
          <span>
            <Text>{words.speed}</Text>
          </span>
          <select data-speed defaultValue="1">
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {fill(words.times, { speed })}
              </option>
            ))}
          </select>
        </label>
        <p role="status" data-goes-on={words.goesOn} />
      </div>
    </div>
  );
}
