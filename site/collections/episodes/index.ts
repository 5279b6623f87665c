import { FIRST_LANG } from '../../../contract/lang.ts';
import { content } from '../../content.ts';
import { defineCollection, type PageParts } from '../define-collection.ts';
import { type Episode, schema } from './schema.ts';
import { soundAddress, soundOf } from './sound.ts';

/** Returns the parts of an episode's page other than its layout (site/layouts/entries/EpisodePage.tsx). */
const episodePage = (episode: Episode): PageParts => ({
  title: episode.title,
  description: episode.description,
  weave: episode.weave,
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

export const episodes = defineCollection({ name: 'episodes', schema, page: episodePage });
