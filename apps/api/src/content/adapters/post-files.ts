import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { POST_KINDS, type Post, type PostKind } from '@footnote/domain';
import type { PostStore } from '../content.ports.ts';
import { readPostFile } from '../read-post-file.ts';

/** The guides and posts that ship. */
export const SHIPPED_POSTS = fileURLToPath(new URL('../../../content', import.meta.url));

/** Serves the Markdown files of a folder, which has one folder for each kind; they are read once, when first asked for. */
export function createPostFiles(folder: string): PostStore {
  let read: Promise<Record<PostKind, Map<string, Post>>> | null = null;
  const posts = async (kind: PostKind) => (await (read ??= readFolders(folder)))[kind];
  return {
    list: async (kind) => [...(await posts(kind)).values()].map(({ text: _text, ...entry }) => entry),
    find: async (kind, id) => (await posts(kind)).get(id) ?? null,
    picture: () => Promise.resolve(null),
  };
}

async function readFolders(folder: string): Promise<Record<PostKind, Map<string, Post>>> {
  const [guides, posts] = await Promise.all(POST_KINDS.map((kind) => readFolder(join(folder, kind))));
  return { guides: guides ?? new Map<string, Post>(), posts: posts ?? new Map<string, Post>() };
}

async function readFolder(folder: string): Promise<Map<string, Post>> {
  const names = (await readdir(folder)).filter((name) => extname(name) === '.md');
  const posts = names.map(async (name) => {
    const id = basename(name, '.md');
    return [id, readPostFile(id, await readFile(join(folder, name), 'utf8'))] as const;
  });
  return new Map(await Promise.all(posts));
}
