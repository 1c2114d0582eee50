import { z } from 'zod';
import { postEntrySchema, postSchema } from './post.schema.ts';

/** What is written: guides of the knowledge base, and posts of the blog. */
export const POST_KINDS = ['guides', 'posts'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** Posts of a page where a call names no number, and the most it may name (specification §9). */
export const POSTS_PAGE_SIZE = 100;

/** A page of guides or posts, as a list gives them. */
export const postPageSchema = z.strictObject({
  data: z.array(postEntrySchema),
  meta: z.strictObject({
    pagination: z.strictObject({
      page: z.number().int().min(1),
      pageSize: z.number().int().min(1),
      pageCount: z.number().int().min(0),
      total: z.number().int().min(0),
    }),
    /** Every category there is, whatever was asked for. */
    categories: z.array(z.string()),
  }),
});

/** One guide or post with its text. */
export const postAnswerSchema = z.strictObject({ data: postSchema });

export type PostPage = z.infer<typeof postPageSchema>;
