import { UNREAD_STUDY, type Article } from '@footnote/domain';
import { z } from 'zod';
import type { FoundPassage, IndexedDocument } from './document-index.ports.ts';
import type { Passage } from '../reading/pdf-reader.ports.ts';

/** What is kept with a passage besides its words. */
const placeSchema = z.strictObject({
  name: z.string(),
  title: z.string().nullable(),
  page: z.number(),
  start: z.number(),
  end: z.number(),
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  /** Missing in what was put before there was any. */
  context: z.string().optional(),
  recognised: z.literal(true).optional(),
});

/** The field of an article that holds the id of the passage’s document, as a whole. */
export const DOCUMENT_FIELD = 'identifiers';

/**
 * A passage as the search engine keeps it: an article whose number is the passage’s, whose abstract is its text, and whose
 * keywords are what its document is called. The label of an abstract is not searched; it says where the passage stands.
 */
export function passageArticle(number: number, document: IndexedDocument, passage: Passage): Article {
  const { name, read } = document;
  const place: z.infer<typeof placeSchema> = {
    name,
    title: read.title,
    page: passage.page,
    start: passage.start,
    end: passage.end,
    boxes: passage.boxes.map(({ left, top, width, height }) => [left, top, width, height]),
    context: passage.context,
    recognised: passage.isRecognised,
  };
  return {
    pmid: String(number),
    version: 1,
    revised: '',
    origin: 'list',
    doi: '',
    title: '',
    vernacularTitle: '',
    authors: [],
    journal: { title: '', abbreviation: '', issn: document.documentId },
    book: null,
    publicationDate: '',
    publicationTypes: [],
    languages: [],
    abstract: [{ label: JSON.stringify(place), text: passage.text }],
    mesh: [],
    keywords: [read.title ?? name.replace(/\.pdf$/i, ''), ...(passage.context === undefined ? [] : [passage.context])],
    ...UNREAD_STUDY,
    notices: [],
  };
}

/** Characters of a passage that a model is given. */
const LONGEST_EMBEDDED = 2_000;

/** What stands for a passage before an embedding model. The name of its file is not told. */
export function embeddedText(article: Article): string {
  const { title, context, text } = articlePassage(article, 0);
  const parts = [title ?? '', context ?? '', text].filter((part) => part !== '');
  return parts.join('\n').slice(0, LONGEST_EMBEDDED);
}

/** The passage an article stands for, found with this score. */
export function articlePassage({ journal, abstract: [section] }: Article, score: number): FoundPassage {
  if (section === undefined) throw new Error('A passage without its text.');
  const { boxes, recognised, context, ...place } = placeSchema.parse(JSON.parse(section.label));
  return {
    ...place,
    documentId: journal.issn,
    text: section.text,
    boxes: boxes.map(([left, top, width, height]) => ({ left, top, width, height })),
    ...(context === undefined ? {} : { context }),
    ...(recognised === undefined ? {} : { isRecognised: recognised }),
    score,
  };
}
