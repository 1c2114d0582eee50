import type { Article } from '@footnote/domain';
import { importLiterature, memoryLiteratureIndex, type LiteratureIndex } from '@footnote/literature';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Where the public test data lies. */
export const DATA = process.env['FOOTNOTE_DATA'] ?? new URL('../../../../shared/data', import.meta.url).pathname;

const ABSTRACTS = join(DATA, 'abstracts/abstracts_dev.jsonl.gz');
const MEDLINE = join(DATA, 'pubmed_xml');
const HEADINGS = join(DATA, 'mesh/terms.tsv.gz');
const JOURNALS = join(DATA, 'journals/journal_abbreviations_entrez.csv');

/** Whether everything the corpus is made of is at hand. */
export function hasRealArticles(): boolean {
  return [ABSTRACTS, MEDLINE, HEADINGS, JOURNALS].every((path) => existsSync(path));
}

/** Real articles with what extraction drew from them, and the names that recombined ones are given. */
export interface RealLiterature {
  /** Plain abstracts first, then whole MEDLINE records. */
  articles: readonly Article[];
  headings: readonly string[];
  journals: readonly string[];
}

/** Reads the test data as an import does; kept in `cache`, because extraction takes half a minute. */
export async function realLiterature(cache: string): Promise<RealLiterature> {
  const file = join(cache, 'real-articles.json.gz');
  if (existsSync(file)) {
    const kept: RealLiterature = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
    return kept;
  }
  const literature = {
    articles: [...(await imported(ABSTRACTS)), ...(await imported(MEDLINE))],
    headings: gunzipSync(readFileSync(HEADINGS)).toString('utf8').split('\n').slice(1).flatMap(secondColumn),
    journals: readFileSync(JOURNALS, 'utf8').split('\n').flatMap(journalName),
  };
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${file}.part`, gzipSync(JSON.stringify(literature), { level: 1 }));
  renameSync(`${file}.part`, file);
  return literature;
}

function secondColumn(line: string): string[] {
  const [, name] = line.split('\t');
  return name === undefined || name === '' ? [] : [name];
}

function journalName(line: string): string[] {
  const [, name] = /,"?([^"]+?)"?\r?$/.exec(line) ?? [];
  return name === undefined ? [] : [name];
}

async function imported(path: string): Promise<Article[]> {
  const articles: Article[] = [];
  const memory = memoryLiteratureIndex();
  const index: LiteratureIndex = {
    ...memory,
    write: (batch) => {
      articles.push(...batch.articles);
      return Promise.resolve({ added: batch.articles.length, updated: 0, unchanged: 0, deleted: 0 });
    },
  };
  await importLiterature({ index, files: [path] });
  await memory.close();
  return articles;
}
