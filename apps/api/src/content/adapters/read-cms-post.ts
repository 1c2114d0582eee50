import { z } from 'zod';
import { PICTURE_NAME } from '../content.ports.ts';

/** Where readers get a picture of the content management system: from this server. */
const PICTURES = '/api/content/pictures/';

const mediaSchema = z.object({ url: z.string(), mime: z.string().default(''), alternativeText: z.string().nullish() });

/** A picture as Strapi 5 gives it, or as Strapi 4 wraps it; of several the first. */
const populatedSchema = z.union([
  mediaSchema,
  z.object({ data: z.union([z.object({ attributes: mediaSchema }), z.array(z.object({ attributes: mediaSchema }))]) }),
  z.array(mediaSchema),
]);

const fieldsSchema = z.object({
  Title: z.string(),
  Category: z.string().nullish(),
  createdAt: z.string(),
  summary: z.string().nullish(),
  text: z.string().nullish(),
  Media: z.unknown(),
});

const idSchema = z.union([z.string(), z.number().transform(String)]);

/** An entry: Strapi 5 names it by documentId beside its fields, Strapi 4 by id with its fields in attributes. */
const entrySchema = z.union([
  z.object({ id: idSchema, attributes: fieldsSchema }).transform(({ id, attributes }) => ({ id, ...attributes })),
  fieldsSchema
    .extend({ id: idSchema, documentId: z.string().optional() })
    .transform(({ documentId, id, ...fields }) => ({ ...fields, id: documentId ?? id })),
]);

/** A page of entries. */
export const cmsPageSchema = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ pageCount: z.number().int().min(0) }) }),
});

/** One entry. */
export const cmsEntrySchema = z.object({ data: z.unknown() });

/** Reads an entry of a content management system at `origin` as far as a post has fields for it. Throws where it is none. */
export function readCmsPost(entry: unknown, origin: string): Record<string, unknown> {
  const { id, Title, Category, createdAt, summary, text, Media } = entrySchema.parse(entry);
  return {
    id,
    Title,
    Category: Category ?? '',
    createdAt,
    summary: summary ?? '',
    text: withOwnPictures(text ?? '', origin),
    Media: pictureOf(Media, origin),
  };
}

function pictureOf(media: unknown, origin: string) {
  const read = populatedSchema.safeParse(media);
  if (!read.success) return null;
  const picture = firstOf(read.data);
  const url = picture === undefined ? null : ownAddress(picture.url, origin);
  return url === null ? null : { kind: 'image', url, alternativeText: picture?.alternativeText ?? '' };
}

function firstOf(media: z.output<typeof populatedSchema>) {
  if (Array.isArray(media)) return media[0];
  if (!('data' in media)) return media;
  return Array.isArray(media.data) ? media.data[0]?.attributes : media.data.attributes;
}

/** The address by which this server hands on a picture; null for what is no picture of the system’s own. */
function ownAddress(url: string, origin: string): string | null {
  const { pathname, origin: from } = new URL(url, origin);
  const name = pathname.replace(/^\/uploads\//, '');
  return from === origin && pathname.startsWith('/uploads/') && PICTURE_NAME.test(name) ? PICTURES + name : null;
}

function withOwnPictures(text: string, origin: string): string {
  return text.replaceAll(/!\[([^\]\n]{0,500})\]\((\S{1,500}?)\)/g, (whole, words: string, url: string) => {
    if (!URL.canParse(url, origin)) return whole;
    return `![${words}](${ownAddress(url, origin) ?? url})`;
  });
}
