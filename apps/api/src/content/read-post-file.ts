import { postSchema, type Post } from '@footnote/domain';
import { parse } from 'yaml';
import { z } from 'zod';

const headSchema = z.looseObject({ plans: z.boolean().default(false) });

const FILE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** A post as its file has it. */
export interface PostFile {
  post: Post;
  /** Whether it is about what is sold, as `plans: true` says. */
  isAboutPlans: boolean;
}

/** Reads a file of Markdown with front matter as a post; its id is the name of the file. Throws where it is none. */
export function readPostFile(id: string, file: string): PostFile {
  const [, head, text] = FILE.exec(file) ?? [];
  if (head === undefined || text === undefined) throw new Error(`${id}: does not begin with front matter.`);
  const { plans, ...fields } = headSchema.parse(parse(head));
  const post = postSchema.safeParse({ Media: null, ...fields, id, text: text.trim() });
  if (post.success) return { post: post.data, isAboutPlans: plans };
  const [problem] = post.error.issues;
  throw new Error(`${id}: ${problem?.path.join('.') ?? ''}: ${problem?.message ?? ''}`);
}
