import { longDate } from '../../../contract/format.ts';
import { FIRST_LANG, type Lang } from '../../../contract/lang.ts';
import { content } from '../../content.ts';
import { clock } from '../../ui/clock.ts';
import { heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import { defineCollection, type PageParts } from '../define-collection.ts';
import { type Episode, schema } from './schema.ts';
import { soundAddress, soundOf, timed } from './sound.ts';

/** Returns the parts of an episode's page other than its layout (site/layouts/entries/EpisodePage.astro). */
const episodePage = (episode: Episode): PageParts => ({
  title: episode.title,
  description: episode.description,
  weave: episode.weave,
  toMarkdown: (lang, body) => episodeMarkdown(episode, lang, body),
  toThing: ({ lang, address, image, home }) => {
    const { seconds } = soundOf(episode);
    const duration = `PT${Math.round(seconds)}S`;
    return {
      '@type': 'PodcastEpisode',
      '@id': `${address}#episode`,
      mainEntityOfPage: { '@id': address },
      name: episode.title[lang],
      description: episode.description[lang],
      episodeNumber: episode.number,
      datePublished: episode.date,
      timeRequired: duration,
      image: [image],
      associatedMedia: {
        '@type': 'AudioObject',
        contentUrl: new URL(soundAddress(episode.id), home).href,
        encodingFormat: 'audio/mpeg',
        duration,
        inLanguage: FIRST_LANG,
        transcript: episode.transcript.map(({ words }) => words[FIRST_LANG]).join(' '),
      },
      partOfSeries: { '@type': 'PodcastSeries', name: content.entries.episodes.name[lang] },
      publisher: { '@id': `${home}#organization` },
    };
  },
});

function episodeMarkdown(episode: Episode, lang: Lang, body: string): string {
  const words = content.entries.episodes;
  const sound = soundOf(episode);
  const facts = [
    `${words.name[lang]} ${episode.number}`,
    longDate(lang, episode.date),
    clock(sound.seconds),
  ];
  return join(
    heading(1, episode.title[lang]),
    paragraph(episode.description[lang]),
    plain(facts.join(' · ')),
    paragraph(words.synthetic[lang]),
    heading(2, words.said[lang]),
    list(
      timed(episode.transcript, sound).map(
        ({ start, voice, words: said }) =>
          `${clock(start)} ${plain(words.voices[voice][lang])}: ${plain(said[lang])}`,
      ),
    ),
    heading(2, words.notes[lang]),
    body,
  );
}

export const episodes = defineCollection({ name: 'episodes', schema, page: episodePage });
