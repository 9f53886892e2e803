/** A feed as RSS 2.0, https://www.rssboard.org/rss-specification */
export interface Feed {
  title: string;
  description: string;
  /** Absolute address of the page that the feed belongs to. */
  link: string;
  /** Absolute address of the feed itself. */
  self: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  id: string;
  title: string;
  link: string;
  /** Day, `2026-03-16`. */
  date: string;
  /** HTML. */
  content: string;
}

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Midnight UTC of a day as RFC 822 writes it. @throws when it is no day */
function rfc822(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new Error(`"${day}" is no day such as 2026-03-16.`);
  return date.toUTCString();
}

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** @throws when there is no item: a feed without news hides a mistake */
export function writeRss({ title, description, link, self, items }: Feed): string {
  const newest = items
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (!newest) throw new Error('The feed has no item.');
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    tag('title', title),
    tag('link', link),
    tag('description', description),
    '<language>en</language>',
    tag('lastBuildDate', rfc822(newest)),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) =>
      [
        '<item>',
        tag('title', item.title),
        tag('link', item.link),
        `<guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
        tag('pubDate', rfc822(item.date)),
        tag('description', item.content),
        '</item>',
      ].join('\n'),
    ),
    '</channel>',
    '</rss>',
  ].join('\n')}\n`;
}
