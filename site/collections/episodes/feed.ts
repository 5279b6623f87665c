/** The English path of the podcast. */
export const PODCAST = '/blog/podcast';

/** The English path of its feed. */
export const PODCAST_FEED = `${PODCAST}/rss.xml`;

/** Where an episode’s page says every word of it. */
export const TRANSCRIPT = 'transcript';
