import type { PostEntry } from '@footnote/domain';

export interface FeedInput {
  title: string;
  description: string;
  /** Address of the page that lists the same. */
  page: string;
  /** Address of the feed itself. */
  self: string;
  /** The latest first. */
  posts: readonly PostEntry[];
}

/** Entries of a feed; readers of feeds ask again within days. */
const MOST = 50;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text of XML; characters that XML 1.0 has no place for are left out. */
function xml(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}

/** Writes a feed of guides or posts (RSS 2.0). */
export function writeFeed({ title, description, page, self, posts }: FeedInput): string {
  const items = posts.slice(0, MOST).map((post) => {
    const address = `${page}/${encodeURIComponent(post.id)}`;
    return [
      '<item>',
      `<title>${xml(post.Title)}</title>`,
      `<link>${xml(address)}</link>`,
      `<guid>${xml(address)}</guid>`,
      `<pubDate>${new Date(post.createdAt).toUTCString()}</pubDate>`,
      post.Category === '' ? '' : `<category>${xml(post.Category)}</category>`,
      `<description>${xml(post.summary)}</description>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xml(title)}</title>`,
    `<link>${xml(page)}</link>`,
    `<description>${xml(description)}</description>`,
    '<language>en</language>',
    `<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n');
}
