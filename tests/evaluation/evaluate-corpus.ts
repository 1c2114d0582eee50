import { importLiterature, openLiteratureIndex, type LiteratureIndex } from '@footnote/literature';
import { ask, embeddedPipeline, share } from './ask-pipeline.ts';
import {
  ABSTRACTS,
  bioasqQuestions,
  hasPublicData,
  pubmedqaQuestions,
  snippetArticles,
  type PublicQuestion,
} from './public-questions.ts';
import { withoutArticles } from './withheld-articles.ts';

const TOP = 3;
const DEFAULT_LIMIT = 200;

/** Prints how the chat answers public questions over a corpus of 20,000 articles; skipped without the public test data. */
export async function evaluateCorpus(options: readonly string[]): Promise<boolean> {
  if (!hasPublicData()) {
    console.log('Skipped: the public test data is not beside the project.');
    return true;
  }
  const limit = options.includes('--limit') ? Number(options[options.indexOf('--limit') + 1]) : DEFAULT_LIMIT;
  const index = await openLiteratureIndex({ path: ':memory:' });
  const { added } = await importLiterature({ index, files: [ABSTRACTS] });
  const snippets = await index.write({ articles: snippetArticles(), deletions: [] });
  const held = async (question: PublicQuestion) => (await index.articles(question.gold)).length > 0;
  console.log(`Corpus: ${added} abstracts, and ${snippets.added} articles known by snippets alone`);
  const failures = options.includes('--failures');
  const answerable: PublicQuestion[] = [];
  for (const question of bioasqQuestions()) if (await held(question)) answerable.push(question);
  await judge(index, { name: 'BioASQ', questions: spread(answerable, limit), failures });
  await judge(index, { name: 'PubMedQA', questions: spread(pubmedqaQuestions(), limit), failures });
  await index.close();
  return true;
}

/** Takes `count` questions evenly from the whole. */
function spread(questions: readonly PublicQuestion[], count: number): PublicQuestion[] {
  const step = Math.max(1, questions.length / count);
  return questions.filter((_, position) => Math.floor(position / step) !== Math.floor((position - 1) / step));
}

async function judge(
  index: LiteratureIndex,
  { name, questions, failures }: { name: string; questions: readonly PublicQuestion[]; failures: boolean },
): Promise<void> {
  const deps = embeddedPipeline(index);
  let abstained = 0;
  let honest = 0;
  let first = 0;
  let any = 0;
  for (const { id, question, gold } of questions) {
    const { docs, searchString } = await ask(deps, question);
    if (docs.length === 0) abstained += 1;
    const withheld = await ask(embeddedPipeline(withoutArticles(index, gold)), question);
    if (withheld.docs.length === 0) honest += 1;
    const rank = docs.findIndex((doc) => gold.includes(doc.pmid));
    if (rank >= 0) any += 1;
    if (rank >= 0 && rank < TOP) first += 1;
    else if (failures)
      console.log(
        `[${id}] ${question}\n  gold ${gold.slice(0, 3).join(' ')}; got ${docs.length}\n  ${searchString.slice(0, 300)}`,
      );
  }
  console.log(`${name}: abstained ${share(abstained, questions.length)}`);
  console.log(`${name}: abstained with the gold articles withheld ${share(honest, questions.length)}`);
  console.log(`${name}: gold article in the top ${TOP} ${share(first, questions.length)}`);
  console.log(`${name}: gold article among the references ${share(any, questions.length)}`);
}
