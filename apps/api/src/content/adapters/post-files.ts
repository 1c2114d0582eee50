import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { POST_KINDS, type Plans, type Post, type PostKind } from '@footnote/domain';
import type { PostStore } from '../content.ports.ts';
import { readPostFile, type PostFile } from '../read-post-file.ts';

/** The guides and posts that ship. */
export const SHIPPED_POSTS = fileURLToPath(new URL('../../../content', import.meta.url));

/**
 * Serves the Markdown files of a folder, which has one folder for each kind; they are read once, when first asked for. Those
 * about plans are left out where none are sold.
 */
export function createPostFiles(folder: string, plans: Plans): PostStore {
  let read: Promise<Record<PostKind, Map<string, Post>>> | null = null;
  const posts = async (kind: PostKind) => (await (read ??= readFolders(folder, plans)))[kind];
  return {
    list: async (kind) => [...(await posts(kind)).values()].map(({ text: _text, ...entry }) => entry),
    find: async (kind, id) => (await posts(kind)).get(id) ?? null,
    picture: () => Promise.resolve(null),
  };
}

const PATHS: Readonly<Record<PostKind, string>> = { guides: '/knowledge-base', posts: '/blog' };

async function readFolders(folder: string, plans: Plans): Promise<Record<PostKind, Map<string, Post>>> {
  const read = await Promise.all(POST_KINDS.map((kind) => readFolder(join(folder, kind), kind)));
  const isTold = ({ isAboutPlans }: ReadFile) => plans === 'on' || !isAboutPlans;
  const leftOut = new Set(read.flat().flatMap((file) => (isTold(file) ? [] : [file.path])));
  const [guides, posts] = read.map((files) => {
    const told = files.filter(isTold).map(({ post }) => ({ ...post, text: withoutLinks(post.text, leftOut) }));
    return new Map(told.map((post) => [post.id, post]));
  });
  return { guides: guides ?? new Map<string, Post>(), posts: posts ?? new Map<string, Post>() };
}

interface ReadFile extends PostFile {
  path: string;
}

async function readFolder(folder: string, kind: PostKind): Promise<ReadFile[]> {
  const names = (await readdir(folder)).filter((name) => extname(name) === '.md');
  return Promise.all(
    names.map(async (name) => {
      const id = basename(name, '.md');
      return { ...readPostFile(id, await readFile(join(folder, name), 'utf8')), path: `${PATHS[kind]}/${id}` };
    }),
  );
}

/** Leaves the words of links that would lead nowhere. */
function withoutLinks(text: string, leftOut: ReadonlySet<string>): string {
  return text.replaceAll(/\[([^[\]]{1,200})\]\(([^()]{1,200})\)/g, (link, words: string, path: string) =>
    leftOut.has(path) ? words : link,
  );
}
