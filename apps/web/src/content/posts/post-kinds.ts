import type { PostKind } from '@footnote/domain';
import { defineMessages } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';

const messages = defineMessages({
  knowledgeBase: { defaultMessage: 'Knowledge Base', description: 'Heading of the page ("Knowledge Base", "News")' },
  news: { defaultMessage: 'News', description: 'Heading of the blog' },
  allGuides: { defaultMessage: 'All guides', description: 'Leads from a guide to the list of all guides' },
  allPosts: { defaultMessage: 'All news', description: 'Leads from a post to the list of all posts' },
});

/** Where guides and posts stand, and what their pages are called. */
export const POST_PAGES = {
  guides: { path: paths.knowledgeBase, title: messages.knowledgeBase, back: messages.allGuides },
  posts: { path: paths.blog, title: messages.news, back: messages.allPosts },
} as const;

/** The page of a guide or post. */
export function postPath(kind: PostKind, id: string): string {
  return `${POST_PAGES[kind].path}/${encodeURIComponent(id)}`;
}

/** The feed of a kind. */
export function feedAddress(kind: PostKind): string {
  return `/api/feeds/${kind}`;
}
