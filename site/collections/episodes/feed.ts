/** The English path of the podcast. */
export const PODCAST = '/blog/podcast';

/** The English path of its feed. */
export const PODCAST_FEED = `${PODCAST}/rss.xml`;

/** The anchor of the transcript on an episode's page. */
export const TRANSCRIPT = 'transcript';
