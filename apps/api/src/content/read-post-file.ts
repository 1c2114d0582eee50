import { postSchema, type Post } from '@footnote/domain';
import { parse } from 'yaml';
import { z } from 'zod';

const headSchema = z.record(z.string(), z.unknown());

const FILE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Reads a file of Markdown with front matter as a post; its id is the name of the file. Throws where it is none. */
export function readPostFile(id: string, file: string): Post {
  const [, head, text] = FILE.exec(file) ?? [];
  if (head === undefined || text === undefined) throw new Error(`${id}: does not begin with front matter.`);
  const fields = headSchema.parse(parse(head));
  const post = postSchema.safeParse({ Media: null, ...fields, id, text: text.trim() });
  if (post.success) return post.data;
  const [problem] = post.error.issues;
  throw new Error(`${id}: ${problem?.path.join('.') ?? ''}: ${problem?.message ?? ''}`);
}
