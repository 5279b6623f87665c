/** The English path of the feed of posts. */
export const FEED = '/blog/rss.xml';
