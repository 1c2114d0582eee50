import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { importLiterature, openLiteratureIndex, type LiteratureIndex } from '@footnote/literature';
import { answerQuestion } from './answer-question.ts';
import { answeringDeps, askedQuestion } from './answering.fixtures.ts';

const ARTICLES = [
  {
    pmid: '101',
    title: 'Switching from glibenclamide to metformin in patients with type 2 diabetes mellitus',
    abstract: 'Twenty-three patients with type 2 diabetes changed to metformin. Albumin excretion fell by 20 %.',
  },
  {
    pmid: '102',
    title: 'Incidence of cancer in type 2 diabetes',
    abstract: 'Of 900 patients with type 2 diabetes, cancer was found in 60 within ten years.',
  },
  {
    pmid: '103',
    title: 'Metabolites of follicular cells',
    abstract: 'Thirteen metabolites, vitamin D3 among them, were found by LC/MS. They were fewer after the knock-down.',
  },
  {
    pmid: '104',
    title: 'Silver dressings for burns',
    abstract: 'A silver dressing was compared with paraffin gauze in 30 patients with burns. Healing took 12 days.',
  },
  {
    pmid: '105',
    title: 'Quality of the care that hospitals provide on weekends',
    abstract:
      'Hospitals were compared. On weekends they did not provide lower quality care than on other days. Costs were alike.',
  },
];

let index: LiteratureIndex;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-scope-'));
  const file = join(folder, 'articles.jsonl');
  writeFileSync(file, ARTICLES.map((article) => JSON.stringify(article)).join('\n'));
  index = await openLiteratureIndex({ path: ':memory:' });
  await importLiterature({ index, files: [file] });
  return async () => {
    await index.close();
    rmSync(folder, { recursive: true });
  };
});

/** The studies a question is answered from; those about something near it are shown apart. */
async function answering(question: string): Promise<string[]> {
  const pmids: string[] = [];
  for await (const event of answerQuestion(answeringDeps(index), askedQuestion({ question })))
    if (event.event === 'all_docs')
      pmids.push(...event.docs.filter(({ directness }) => directness === 'direct').map(({ pmid }) => pmid));
  return pmids;
}

test.each([
  ['Does metformin lower albumin excretion in type 2 diabetes?', ['101']],
  ['Are silver dressings better for burns?', ['104']],
  ['Do hospitals provide lower quality care on weekends?', ['105']],
])('%s is answered', async (question, pmids) => {
  expect(await answering(question)).toEqual(pmids);
});

test.each([
  'Is metformin associated with a lower risk of cancer in type 2 diabetes?',
  'What is the role of vitamin D in multiple sclerosis?',
  'Do hospitals charge lower prices for parking on weekends?',
  'On what chromosome is the gene for the silver coat colour of the domestic cat?',
])('%s is not answered by articles about something else', async (question) => {
  expect(await answering(question)).toEqual([]);
});
