import { fill } from '../../../contract/fill.ts';
import { longDate } from '../../../contract/format.ts';
import { FIRST_LANG, type Lang, localizedPath } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { Body, type BodyProps } from '../../collections/body/Body.tsx';
import { entriesOf, entryOf } from '../../collections/define-collection.ts';
import { PODCAST, PODCAST_FEED, TRANSCRIPT } from '../../collections/episodes/feed.ts';
import { episodes } from '../../collections/episodes/index.ts';
import { type Sound, soundAddress, soundOf, timed } from '../../collections/episodes/sound.ts';
import { content } from '../../content.ts';
import { clock } from '../../ui/clock.ts';
import { Player } from '../../ui/player/Player.tsx';
import { Waveform } from '../../ui/player/Waveform.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { defineLayout, type Shown } from './define-layout.ts';
import { Neighbours } from './Neighbours.tsx';

type Props = Shown<typeof episodes.schema>;

/** Returns the audio of an episode. */
function soundIn(id: string): Sound {
  const episode = entryOf(episodes, id);
  if (!episode) throw new Error(`there is no episode ${id}`);
  return soundOf(episode);
}

/**
 * A link to a second of the audio. Without a script the browser plays the file from there; with one, the player jumps
 * there (enhance/player.ts).
 */
function Moment({ id, start, chapter }: { id: string; start: number; chapter?: string }) {
  return (
    <a
      href={`${soundAddress(id)}#t=${start}`}
      data-seek={start}
      data-chapter={chapter === undefined ? undefined : ''}
    >
      <span>{clock(start)}</span>
      {chapter !== undefined && <Text>{chapter}</Text>}
    </a>
  );
}

const chapterId = (start: number): string => `said-${Math.floor(start)}`;

/**
 * The header of an episode: its description, a full-width player and its chapters. On a page in another language than
 * the spoken one, chapters link to the transcript and not to the audio.
 */
function EpisodeHeader({ entry, lang }: Props) {
  const { id, title, description, number, date, transcript } = entry;
  const sound = soundIn(id);
  const words = localize(content.entries.episodes, lang);
  const lines = timed(transcript, sound);
  return (
    <header className="episode-header">
      <div className="wrap grid gap-lg">
        <p className="facts">
          <Text.a className="text-link text-accent font-medium" href={localizedPath(lang, PODCAST)}>
            {words.name}
          </Text.a>
          <Text.span>{fill(words.episode, { number })}</Text.span>
          <time dateTime={date}>{longDate(lang, date)}</time>
          <span>{clock(sound.seconds)}</span>
        </p>
        <Text.h1 className="entry-title">{title}</Text.h1>
        <Text.p className="entry-lead text-xl text-muted">{description}</Text.p>
        <p className="episode-read">
          <Text.a className="items-center rounded font-semibold" href={`#${TRANSCRIPT}`}>
            {words.read}
          </Text.a>
        </p>
      </div>
      <div className="episode-sound">
        <Text.p className="episode-spoken font-medium">{words.spoken}</Text.p>
        <Player
          src={soundAddress(id)}
          title={title}
          seconds={sound.seconds}
          words={localize(content.kit.player, lang)}
        >
          <Waveform {...sound} lines={lines} />
        </Player>
        <nav className="episode-chapters" aria-label={words.chapters} data-mdast="ignore">
          <ol>
            {lines.map(
              ({ chapter, start }) =>
                chapter !== undefined && (
                  <li key={start}>
                    {lang === FIRST_LANG ? (
                      <Moment id={id} start={start} chapter={chapter} />
                    ) : (
                      <a href={`#${chapterId(start)}`}>
                        <span>{clock(start)}</span>
                        <Text>{chapter}</Text>
                      </a>
                    )}
                  </li>
                ),
            )}
          </ol>
        </nav>
        <Text.p className="entry-aside text-sm">{words.synthetic}</Text.p>
      </div>
    </header>
  );
}

/** The full transcript of an episode, line by line. The time of each line jumps there in the audio. */
function Said({ entry: { id, transcript }, lang }: Props) {
  const words = localize(content.entries.episodes, lang);
  return (
    <section id={TRANSCRIPT} className="episode-said section wrap" data-section="transcript">
      <Text.h2>{words.said}</Text.h2>
      <ol>
        {timed(transcript, soundIn(id)).map(({ start, voice, chapter, words: said }) => (
          <li key={start} data-voice={voice}>
            {chapter !== undefined && <Text.h3 id={chapterId(start)}>{chapter}</Text.h3>}
            <p className="episode-voice text-note flex items-baseline gap-sm">
              <Moment id={id} start={start} />
              <Text.span>{words.voices[voice]}</Text.span>
            </p>
            <Text.p>{said}</Text.p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Further reading about an episode's subject. */
function EpisodeNotes({ lang, body }: { lang: Lang; body: BodyProps }) {
  const words = localize(content.entries.episodes, lang);
  return (
    <section className="episode-notes section wrap" data-section="notes">
      <Text.h2>{words.notes}</Text.h2>
      <div>
        <Body {...body} />
        <TextLink label={words.subscribe} url={localizedPath(lang, PODCAST_FEED)} />
      </div>
    </section>
  );
}

/** Links to the previous and next episode. */
function MoreEpisodes({ id, lang }: { id: string; lang: Lang }) {
  const words = localize(content.entries.episodes, lang);
  const all = entriesOf(episodes, 'oldest').filter(({ url }) => url !== undefined);
  return <Neighbours id={id} entries={all} words={words} lang={lang} />;
}

/** An episode of the podcast: the audio, the full transcript, and further reading. */
export const episodeLayout = defineLayout({
  collection: episodes,
  isArticle: true,
  under: 2,
  sheets: () => [
    'ui/player/Player.css',
    'layouts/entries/entry.css',
    'layouts/entries/entry-text.css',
    'layouts/entries/episode.css',
  ],
  Opening: (shown) => (
    <>
      <EpisodeHeader {...shown} />
      <Said {...shown} />
    </>
  ),
  Rest: EpisodeNotes,
  OthersBelow: MoreEpisodes,
});
