import { FIRST_LANG } from '../../../contract/lang.ts';
import { content } from '../../content.ts';
import { defineCollection } from '../define-collection.ts';
import { schema } from './schema.ts';
import { soundAddress, soundOf } from './sound.ts';

export const episodes = defineCollection({
  name: 'episodes',
  schema,
  page: (episode) => ({
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
  }),
});
