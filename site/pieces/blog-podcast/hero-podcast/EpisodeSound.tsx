import { entryOf } from '../../../collections/define-collection.ts';
import { episodes } from '../../../collections/episodes/index.ts';
import { soundAddress, soundOf, timed } from '../../../collections/episodes/sound.ts';
import type { SectionContext } from '../../../kit/define-section.ts';
import { Player } from '../../../ui/player/Player.tsx';
import { Waveform } from '../../../ui/player/Waveform.tsx';

/** Returns the recording of an episode with its data. */
export function soundIn(id: string) {
  const episode = entryOf(episodes, id);
  if (!episode) throw new Error(`there is no episode ${id}`);
  const sound = soundOf(episode);
  return { ...sound, lines: timed(episode.transcript, sound) };
}

interface Props {
  episode: { id: string; title: string };
  context: SectionContext;
}

/** Renders the player of an episode. */
export function EpisodePlayer({ episode: { id, title }, context }: Props) {
  const sound = soundIn(id);
  return (
    <Player
      src={soundAddress(id)}
      title={title}
      seconds={sound.seconds}
      words={context.words.player}
    >
      <Waveform {...sound} />
    </Player>
  );
}
