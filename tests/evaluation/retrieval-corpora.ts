import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Article } from '@footnote/domain';
import { importLiterature, openLiteratureIndex, withWordVectors, type LiteratureIndex } from '@footnote/literature';
import { stemmer } from 'stemmer';
import { ABSTRACTS, snippetArticles } from './public-questions.ts';

/** An index of the public articles, and how a text is spelled in it. */
export interface Corpus {
  index: LiteratureIndex;
  /** The same with word vectors learnt from it; without them where a corpus was changed. */
  learnt: LiteratureIndex;
  spell: (text: string) => string;
}

const asWritten = (text: string) => text;
const WORD = /\p{L}+/gu;
const ARTICLES_PER_BATCH = 1000;

/** The articles as the product imports them: abstracts, and articles known by snippets alone. */
export async function importedCorpus(): Promise<Corpus> {
  const index = await openLiteratureIndex({ path: ':memory:' });
  await importLiterature({ index, files: [ABSTRACTS] });
  await index.write({ articles: snippetArticles(), deletions: [] });
  return { index, learnt: await withVectors(index), spell: asWritten };
}

async function withVectors(index: LiteratureIndex): Promise<LiteratureIndex> {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-evaluated-'));
  try {
    const { index: learnt, vectors } = withWordVectors(index, join(folder, 'words.vectors'));
    await vectors.learn({});
    // Read before the file is gone.
    vectors.status();
    return learnt;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Titles as a sentence of the abstract, where they weigh as any other. */
export function withoutTitles(corpus: Corpus): Promise<Corpus> {
  const move = (article: Article): Article => ({
    ...article,
    title: '',
    abstract: [{ label: '', text: article.title }, ...article.abstract],
  });
  return changed(corpus, move, asWritten);
}

/** Words that stemming leaves alone, because they end in a digit. */
export function withoutStems(corpus: Corpus): Promise<Corpus> {
  return respelled(corpus, (word) => `${word}0`);
}

/** Words cut by the rules for English suffixes alone, without those for plurals and spellings of medicine. */
export function withoutMedicalStems(corpus: Corpus): Promise<Corpus> {
  return respelled(corpus, (word) => `${stemmer(word.toLowerCase())}0`);
}

function respelled(corpus: Corpus, respell: (word: string) => string): Promise<Corpus> {
  const spell = (text: string) =>
    text.replaceAll(WORD, (word, at: number) =>
      // A possessive s must stay one.
      word === 's' && /['’]/.test(text.charAt(at - 1)) ? word : respell(word),
    );
  const move = (article: Article): Article => ({
    ...article,
    title: spell(article.title),
    abstract: article.abstract.map(({ label, text }) => ({ label, text: spell(text) })),
    keywords: article.keywords.map(spell),
    population: spell(article.population),
    intervention: spell(article.intervention),
    comparison: spell(article.comparison),
    outcome: spell(article.outcome),
    bottomLine: spell(article.bottomLine),
  });
  return changed(corpus, move, spell);
}

async function changed(corpus: Corpus, change: (article: Article) => Article, spell: Corpus['spell']): Promise<Corpus> {
  const index = await openLiteratureIndex({ path: ':memory:' });
  const request = { query: { type: 'all' }, rank: null, sort: { by: 'relevance', order: 'desc' } } as const;
  for (let offset = 0; ; offset += ARTICLES_PER_BATCH) {
    const { hits } = await corpus.index.search({ ...request, limit: ARTICLES_PER_BATCH, offset });
    if (hits.length === 0) return { index, learnt: index, spell };
    const articles = await corpus.index.articles(hits.map((hit) => hit.pmid));
    await index.write({ articles: articles.map(change), deletions: [] });
  }
}
