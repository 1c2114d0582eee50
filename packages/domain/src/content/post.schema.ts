import { z } from 'zod';

/** Addresses a page may load or lead to; scripts and data hide in any other. */
const address = z
  .string()
  .max(2_000)
  .refine(
    (url) => /^(?:https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i.test(url),
    'An https address, or a path that begins with one slash',
  );

/** What a picture or film shows, for those who cannot see it; '' for a picture that adds nothing to the words. */
const alternativeText = z.string().max(1_000);

/** A picture, or a film with its captions (WebVTT). */
export const postMediaSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('image'), url: address, alternativeText }),
  z.strictObject({
    kind: z.literal('video'),
    url: address,
    alternativeText: alternativeText.min(1),
    captions: address,
  }),
]);

/** A guide or blog post by the field names of specification §3; its text is Markdown. */
export const postSchema = z.strictObject({
  id: z.string().min(1).max(100),
  Title: z.string().trim().min(1).max(300),
  Category: z.string().trim().max(100),
  Media: postMediaSchema.nullable(),
  createdAt: z.iso.datetime({ offset: true }),
  /** First lines, for lists. */
  summary: z.string().max(1_000),
  text: z.string().max(200_000),
});

/** A guide or post without its text, for lists. */
export const postEntrySchema = postSchema.omit({ text: true });

export type PostMedia = z.infer<typeof postMediaSchema>;
export type Post = z.infer<typeof postSchema>;
export type PostEntry = z.infer<typeof postEntrySchema>;
