import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { err, ok, testimonialsSchema, type Result, type SiteSettings } from '@footnote/domain';
import type { z } from 'zod';
import { address, text } from './environment-values.ts';

const page = () => address(['https:'], 'https://www.example.org/footnote');

/** What the environment says of who runs the server; documented in docs/operations.md. */
export const siteEnvironment = {
  FOOTNOTE_CAREERS_URL: page(),
  FOOTNOTE_SOCIAL_X_URL: page(),
  FOOTNOTE_SOCIAL_YOUTUBE_URL: page(),
  FOOTNOTE_SOCIAL_LINKEDIN_URL: page(),
  FOOTNOTE_SOCIAL_INSTAGRAM_URL: page(),
  FOOTNOTE_TESTIMONIALS: text.optional(),
} as const;

/** The settings of a parsed environment; `directory` is what the path of a file begins from. */
export function siteSettings(
  values: z.output<z.ZodObject<typeof siteEnvironment>>,
  directory: string,
): Result<SiteSettings, string> {
  const testimonials = readTestimonials(values.FOOTNOTE_TESTIMONIALS, directory);
  if (!testimonials.ok) return testimonials;
  const social = {
    x: values.FOOTNOTE_SOCIAL_X_URL,
    youTube: values.FOOTNOTE_SOCIAL_YOUTUBE_URL,
    linkedIn: values.FOOTNOTE_SOCIAL_LINKEDIN_URL,
    instagram: values.FOOTNOTE_SOCIAL_INSTAGRAM_URL,
  };
  return ok({
    careers: values.FOOTNOTE_CAREERS_URL ?? null,
    social: Object.fromEntries(Object.entries(social).filter(([, url]) => url !== undefined)),
    testimonials: testimonials.value,
  });
}

function readTestimonials(file: string | undefined, directory: string): Result<SiteSettings['testimonials'], string> {
  if (file === undefined) return ok([]);
  const path = resolve(directory, file);
  const read = readJson(path);
  if (read === undefined) return err(`FOOTNOTE_TESTIMONIALS names ${path}, which cannot be read as JSON.`);
  const parsed = testimonialsSchema.safeParse(read);
  if (parsed.success) return ok(parsed.data);
  const place = parsed.error.issues[0]?.path.join('.') ?? '';
  return err(
    `FOOTNOTE_TESTIMONIALS must be a list of at most 12 entries like {"quote": "…", "name": "…", "role": "…"}; see ${place === '' ? 'its beginning' : place} in ${path}.`,
  );
}

/** What a file holds; undefined where it cannot be read. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
