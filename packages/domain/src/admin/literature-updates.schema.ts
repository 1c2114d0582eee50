import { z } from 'zod';

const fileSchema = z.strictObject({
  name: z.string(),
  /** Day the server gave it, YYYY-MM-DD; '' when unknown. */
  published: z.string(),
});

/** How current the literature is, as GET /api/admin/literature answers. */
export const literatureUpdatesSchema = z.strictObject({
  /** Whether the server looks for new files every day, or never by itself. */
  sync: z.enum(['off', 'daily']),
  /** Server the files come from. */
  server: z.string(),
  /** What a sync does at the moment; null while none runs. */
  running: z
    .strictObject({
      step: z.enum(['listing', 'downloading', 'applying']),
      /** '' while listing. */
      file: z.string(),
      /** From 1; 0 while listing. */
      fileNumber: z.number().int().min(0),
      files: z.number().int().min(0),
      /** 0 to 1 of the file; null while nobody knows. */
      fraction: z.number().min(0).max(1).nullable(),
    })
    .nullable(),
  /** The newest file that is wholly in the index; null before the first. */
  lastApplied: fileSchema.extend({ appliedAt: z.string() }).nullable(),
  /** Files applied, of the newest year. */
  appliedFiles: z.number().int().min(0),
  /** Whether a whole baseline is among them, and so all of PubMed in the index. */
  hasBaseline: z.boolean(),
  /** When the server was last asked for its files, as an ISO 8601 time; null when it never was. */
  checkedAt: z.string().nullable(),
  /** Newest file on the server when it was last asked. */
  newest: fileSchema.nullable(),
  /** Days from the last applied file to the newest on the server; null while either is unknown. */
  lagDays: z.number().int().min(0).nullable(),
  /** Files that waited when the last sync ended. */
  waiting: z.number().int().min(0),
  /** A new year's baseline has come out since. */
  newBaseline: z.boolean(),
  /** Records of the last sync that could not be read. */
  unreadable: z.number().int().min(0),
  /** Why the last sync stopped; null when it came to its end. */
  failure: z.strictObject({ code: z.string(), file: z.string(), message: z.string(), at: z.string() }).nullable(),
  counts: z.strictObject({
    articles: z.number().int().min(0),
    retracted: z.number().int().min(0),
    /** Articles that files withdrew. */
    withdrawn: z.number().int().min(0),
    byStudyType: z.record(z.string(), z.number()),
  }),
});

/** How current the literature is. */
export type LiteratureUpdatesStatus = z.infer<typeof literatureUpdatesSchema>;
