import { readFileSync, writeFileSync } from 'node:fs';
import { bioasqQuestions, hasPublicData } from './public-questions.ts';
import { importedCorpus, withoutMedicalStems, withoutStems, withoutTitles, type Corpus } from './retrieval-corpora.ts';
import { qualityOf, type Quality } from './retrieval-measures.ts';
import { asked, RETRIEVAL_SYSTEMS, type AskedQuestion, type RetrievalSystem } from './retrieval-systems.ts';
import { differencesFrom, retrievalTable, tableInMarkdown, type JudgedSystem } from './retrieval-table.ts';

/** The figures of the docs, as `--write` leaves them. */
const KEPT = new URL('../../docs/retrieval.json', import.meta.url);

interface Judged extends AskedQuestion {
  gold: ReadonlySet<string>;
}

const CHANGED: Readonly<Record<RetrievalSystem['corpus'], (imported: Corpus) => Promise<Corpus>>> = {
  imported: async (imported) => imported,
  untitled: withoutTitles,
  unstemmed: withoutStems,
  'plainly stemmed': withoutMedicalStems,
};

/**
 * Prints how well articles are found for BioASQ questions, by our search and without each part of it; `--check` compares
 * with the figures of the docs and gives false where they differ. Skipped without the public test data.
 */
export async function evaluateRetrieval(options: readonly string[]): Promise<boolean> {
  if (!hasPublicData()) {
    console.log('Skipped: the public test data is not beside the project.');
    return true;
  }
  const imported = await importedCorpus();
  const questions = await answerable(imported);
  const judged: JudgedSystem[] = [];
  let corpus = imported;
  let name: RetrievalSystem['corpus'] = 'imported';
  for (const system of RETRIEVAL_SYSTEMS.toSorted((left, right) => left.corpus.localeCompare(right.corpus))) {
    if (system.corpus !== name) {
      if (corpus !== imported) await corpus.index.close();
      corpus = await CHANGED[system.corpus](imported);
      name = system.corpus;
    }
    judged.push({ name: system.name, ...(await judge(system, corpus, questions)) });
  }
  if (corpus !== imported) await corpus.index.close();
  const { articles } = await imported.index.stats();
  await imported.index.close();
  const inOrder = RETRIEVAL_SYSTEMS.flatMap((system) => judged.find((one) => one.name === system.name) ?? []);
  const table = retrievalTable({ articles, questions: questions.length }, inOrder);
  if (options.includes('--json')) console.log(JSON.stringify(table, null, 2));
  else {
    console.log(tableInMarkdown(table));
    for (const { name: shown, milliseconds } of inOrder)
      console.log(`${milliseconds[0].toFixed(1)} ms in the middle, ${milliseconds[1].toFixed(1)} ms at p99: ${shown}`);
  }
  if (options.includes('--write')) writeFileSync(KEPT, `${JSON.stringify(table, null, 2)}\n`);
  if (!options.includes('--check')) return true;
  const differences = differencesFrom(JSON.parse(readFileSync(KEPT, 'utf8')), table);
  for (const difference of differences) console.log(`Differs from docs/retrieval.json: ${difference}`);
  return differences.length === 0;
}

async function answerable({ index }: Corpus): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { question, gold } of bioasqQuestions()) {
    const held = new Set((await index.articles(gold)).map((article) => article.pmid));
    if (held.size > 0) judged.push({ ...(await asked(question, index)), gold: held });
  }
  return judged;
}

async function judge(
  system: RetrievalSystem,
  corpus: Corpus,
  questions: readonly Judged[],
): Promise<Pick<JudgedSystem, 'qualities' | 'milliseconds'>> {
  const qualities: Quality[] = [];
  const times: number[] = [];
  for (const question of questions) {
    const began = performance.now();
    const pmids = await system.find(question, corpus);
    times.push(performance.now() - began);
    qualities.push(qualityOf(pmids, question.gold));
  }
  times.sort((left, right) => left - right);
  const quantile = (share: number) => times[Math.floor(share * times.length)] ?? 0;
  return { qualities, milliseconds: [quantile(0.5), quantile(0.99)] };
}
