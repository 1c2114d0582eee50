import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { UNREAD_STUDY, type AbstractSection, type Article } from '@footnote/domain';
import { z } from 'zod';

const DATA = process.env['FOOTNOTE_DATA'] ?? new URL('../../../shared/data', import.meta.url).pathname;

/** 15,132 abstracts, the corpus that questions are asked of. */
export const ABSTRACTS = join(DATA, 'abstracts/abstracts_dev.jsonl.gz');
const BIOASQ = join(DATA, 'bioasq/questions_7B-9B.jsonl.gz');
const SNIPPETS = join(DATA, 'bioasq/snippets_7B-9B.jsonl.gz');
const PUBMEDQA = join(DATA, 'pubmedqa/pqal_dev500.json.gz');

/** A public question and the articles known to answer it. */
export interface PublicQuestion {
  id: string;
  question: string;
  gold: readonly string[];
}

const bioasqSchema = z.object({ id: z.string(), question: z.string(), pmids: z.array(z.string()) });
const snippetSchema = z.object({ pmid: z.string(), snippets: z.array(z.string()) });
const pubmedqaSchema = z.record(
  z.string(),
  z.object({
    QUESTION: z.string(),
    CONTEXTS: z.array(z.string()),
    LABELS: z.array(z.string()),
    LONG_ANSWER: z.string(),
  }),
);

/** True where the public test data lies beside the project. */
export function hasPublicData(): boolean {
  return [ABSTRACTS, BIOASQ, SNIPPETS, PUBMEDQA].every((file) => existsSync(file));
}

function text(file: string): string {
  return gunzipSync(readFileSync(file)).toString('utf8');
}

function records<T>(file: string, schema: z.ZodType<T>): T[] {
  return text(file)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => schema.parse(JSON.parse(line)));
}

/** BioASQ questions with their gold articles. */
export function bioasqQuestions(): PublicQuestion[] {
  return records(BIOASQ, bioasqSchema).map(({ id, question, pmids }) => ({ id, question, gold: pmids }));
}

/** PubMedQA questions; the gold article is the one the question was made from. */
export function pubmedqaQuestions(): PublicQuestion[] {
  const questions = pubmedqaSchema.parse(JSON.parse(text(PUBMEDQA)));
  return Object.entries(questions).map(([pmid, { QUESTION }]) => ({ id: pmid, question: QUESTION, gold: [pmid] }));
}

/** The abstracts of PubMedQA by their labelled sections; its long answer is the conclusion. */
export function pubmedqaSections(): AbstractSection[][] {
  const questions = pubmedqaSchema.parse(JSON.parse(text(PUBMEDQA)));
  return Object.values(questions).map(({ CONTEXTS, LABELS, LONG_ANSWER }) => [
    ...CONTEXTS.map((section, at) => ({ label: LABELS[at] ?? '', text: section })),
    { label: 'CONCLUSIONS', text: LONG_ANSWER },
  ]);
}

/** The gold articles of BioASQ as far as its snippets give their text. */
export function snippetArticles(): Article[] {
  return records(SNIPPETS, snippetSchema).map(({ pmid, snippets }) => ({
    pmid,
    version: 1,
    revised: '',
    origin: 'list',
    doi: '',
    title: '',
    vernacularTitle: '',
    authors: [],
    journal: { title: '', abbreviation: '', issn: '' },
    book: null,
    publicationDate: '',
    publicationTypes: [],
    languages: [],
    abstract: [{ label: '', text: snippets.join(' ') }],
    mesh: [],
    keywords: [],
    ...UNREAD_STUDY,
    notices: [],
  }));
}

const answerSchema = bioasqSchema.extend({ ideal_answer: z.array(z.string()) });

/** What experts wrote to answer BioASQ questions, and the passages they chose for it. */
export function bioasqAnswers(): { id: string; answer: string; passages: string[] }[] {
  const passages = new Map(records(SNIPPETS, snippetSchema).map(({ pmid, snippets }) => [pmid, snippets]));
  return records(BIOASQ, answerSchema).map(({ id, pmids, ideal_answer: [answer = ''] }) => ({
    id,
    answer,
    passages: pmids.flatMap((pmid) => passages.get(pmid) ?? []),
  }));
}
