import { Feed } from 'feed';

/** The content of a feed. */
interface News {
  title: string;
  description: string;
  /** Absolute URL of the page of the feed. */
  link: string;
  /** Absolute URL of the feed itself. */
  self: string;
  items: readonly NewsItem[];
}

interface NewsItem {
  id: string;
  title: string;
  link: string;
  /** Day, such as `2026-03-16`. */
  date: string;
  /** HTML. */
  content: string;
}

/** Midnight UTC of a day. @throws when the text is not a day */
function midnight(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new Error(`"${day}" is not a day such as 2026-03-16.`);
  return date;
}

/**
 * The feed as RSS 2.0.
 * @throws when there are no items, because an empty feed hides a mistake
 */
export function writeRss({ title, description, link, self, items }: News): string {
  const newest = items
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (!newest) throw new Error('The feed has no items.');
  const feed = new Feed({
    title,
    description,
    id: link,
    link,
    language: 'en',
    updated: midnight(newest),
    feedLinks: { rss: self },
  });
  for (const { id, title, link, date, content } of items) {
    feed.addItem({ id, title, link, date: midnight(date), description: content });
  }
  return feed.rss2();
}
