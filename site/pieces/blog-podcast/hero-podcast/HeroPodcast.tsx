import { fill } from '../../../../contract/fill.ts';
import { longDate } from '../../../../contract/format.ts';
import { localizedPath } from '../../../../contract/lang.ts';
import { entryOf } from '../../../collections/define-collection.ts';
import { PODCAST_FEED, TRANSCRIPT } from '../../../collections/episodes/feed.ts';
import { episodes } from '../../../collections/episodes/index.ts';
import { soundAddress, soundOf, timed } from '../../../collections/episodes/sound.ts';
import { content } from '../../../content.ts';
import type { SectionContent, SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { clock } from '../../../ui/clock.ts';
import { Cover } from '../../../ui/cover/Cover.tsx';
import { Player } from '../../../ui/player/Player.tsx';
import { Waveform } from '../../../ui/player/Waveform.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;
type Episode = SectionContent<typeof schema>['episodes'][number];

/** Returns the recording of an episode with its data. */
function soundIn(id: string) {
  const episode = entryOf(episodes, id);
  if (!episode) throw new Error(`there is no episode ${id}`);
  const sound = soundOf(episode);
  return { ...sound, lines: timed(episode.transcript, sound) };
}

interface RowProps {
  episode: Episode;
  context: Props['context'];
  /** Whether it is the large one on the first screen. */
  isFirst?: boolean;
}

/** Renders an episode: its picture, description and player. */
function Row({ episode, context, isFirst = false }: RowProps) {
  const { id, number, title, description, date, url } = episode;
  const { lang, words } = context;
  const sound = soundIn(id);
  return (
    <article className="grid gap-lg" data-episode={id}>
      <Cover post={episode} isFirst={isFirst} />
      <div className="podcast-words grid gap-xs">
        <p className="podcast-facts text-note flex flex-wrap">
          <Text.span className="text-accent font-medium">
            {fill(content.entries.episodes.episode[lang], { number })}
          </Text.span>{' '}
          <span>{clock(sound.seconds)}</span> <time dateTime={date}>{longDate(lang, date)}</time>
        </p>
        <h2>{url === undefined ? <Text>{title}</Text> : <Text.a href={url}>{title}</Text.a>}</h2>
        <Text.p>{description}</Text.p>
        {url !== undefined && (
          <a className="button podcast-read text-accent" href={`${url}#${TRANSCRIPT}`}>
            <Text>{content.entries.episodes.read[lang]}</Text>
            <span className="sr-only">
              {': '}
              <Text>{title}</Text>
            </span>
          </a>
        )}
      </div>
      <Player src={soundAddress(id)} title={title} seconds={sound.seconds} words={words.player}>
        <Waveform {...sound} />
      </Player>
    </article>
  );
}

/**
 * Renders the opening of a podcast: its name, its hosts, the newest episode from edge to edge, and the others below it.
 */
export function HeroPodcast(section: Props) {
  const { anchor, heading, lead, note, subscribe, context } = section;
  const [newest, ...others] = section.episodes;
  const { lang, words } = context;
  return (
    <section id={anchor} className="podcast" data-section="hero">
      <div className="podcast-head wrap columns">
        <Text.h1 className="text-huge">{heading}</Text.h1>
        <div className="grid gap-sm">
          <Lead>{lead}</Lead>
          <Text.p className="podcast-note text-sm text-balance">{note}</Text.p>
          <Text.a className="section-link text-link" href={localizedPath(lang, PODCAST_FEED)}>
            {subscribe}
          </Text.a>
        </div>
      </div>
      {newest !== undefined && (
        <div className="podcast-newest">
          <p className="podcast-label text-sm text-accent font-medium flex flex-wrap justify-between">
            <Text>{words.heroPodcast.newest}</Text>
            <Text.span>{words.heroPodcast.voices}</Text.span>
          </p>
          <Row episode={newest} context={context} isFirst />
        </div>
      )}
      {others.length > 0 && (
        <ol className="podcast-others">
          {others.map((episode) => (
            <li key={episode.id}>
              <Row episode={episode} context={context} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
