import type { ChatQueryInput, ChatStreamEvent, Citation } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountOwner } from '../../../platform/owner.ts';
import { answeringDocuments } from '../../../sources/answering-documents.fixtures.ts';
import { indexedDocument } from '../../../sources/index/indexed-document.fixtures.ts';
import { memoryDocumentIndex } from '../../../sources/index/memory-document-index.fixtures.ts';
import { answerQuestion } from '../../answer-question.ts';
import { answeringDeps, askedQuestion, openStarterIndex } from '../../answering.fixtures.ts';

const OURS = 'organization-ours';
/** What was retracted, as its file says it. */
const COOPERATE = {
  pmid: '12531578',
  doi: '10.1016/S0140-6736(03)12229-5',
  title:
    'Combination treatment of angiotensin-II receptor blocker and angiotensin-converting-enzyme inhibitor in non-diabetic renal disease (COOPERATE): a randomised controlled trial',
  texts: [
    'Losartan and trandolapril together slowed non-diabetic kidney disease: 11% of patients reached the end point against 23%.',
    'Combining losartan with trandolapril is therefore advised for non-diabetic kidney disease with proteinuria.',
  ],
  question: 'Does combining losartan and trandolapril slow non-diabetic kidney disease?',
};
const DAPA = {
  pmid: '31535829',
  doi: '10.1056/NEJMoa1911303',
  title: 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction',
  texts: [
    'Dapagliflozin lowered hospitalisation for heart failure in patients with a reduced ejection fraction, hazard ratio 0.70 (95% CI 0.59 to 0.83).',
    'Hospitalisation for heart failure with reduced ejection fraction occurred in 9.7% with dapagliflozin and in 13.4% with placebo.',
  ],
  question: 'Does dapagliflozin lower hospitalisation in heart failure with reduced ejection fraction?',
};

describe('an answer from a document that is an article of the literature', () => {
  let literature: LiteratureIndex;
  beforeAll(async () => {
    literature = await openStarterIndex();
    return () => literature.close();
  });

  async function ask(
    paper: typeof DAPA,
    { query = {}, doi = paper.doi }: { query?: Partial<ChatQueryInput>; doi?: string },
  ) {
    const index = memoryDocumentIndex();
    const document = indexedDocument(paper.texts, { sourceId: 'papers', name: 'paper.pdf' });
    await index.put({ ...document, read: { ...document.read, title: paper.title } });
    const records = { [document.documentId]: { dois: [doi] } };
    const held = { id: 'papers', name: 'Papers', organizationId: OURS, documents: [document.documentId], records };
    const input = {
      ...askedQuestion({ question: paper.question, sources: ['papers'], ...query }),
      owner: accountOwner('somebody', OURS),
    };
    const deps = answeringDeps(literature, { documents: answeringDocuments(index, [held]) });
    const events: ChatStreamEvent[] = [];
    for await (const event of answerQuestion(deps, input)) events.push(event);
    await index.close();
    const docs: readonly Citation[] = events.find((event) => event.event === 'all_docs')?.docs ?? [];
    const text = events.map((event) => (event.event === 'answer_part' ? event.text : '')).join('');
    const evidence = events.find((event) => event.event === 'evidence')?.evidence;
    return { docs, text, evidence };
  }

  it('names a retracted one with its notice, and quotes nothing of it', async () => {
    const { docs, text, evidence } = await ask(COOPERATE, {});
    expect(docs).toMatchObject([{ type: 'pdf', document: 'paper.pdf', pmid: COOPERATE.pmid, retracted: true }]);
    expect(text).toMatch(/retracted/i);
    expect(text).toContain('[1]');
    for (const said of COOPERATE.texts) expect(text).not.toContain(said.slice(0, 40));
    expect(evidence?.table).toEqual([]);
    expect(evidence?.verdict).toBe('not-answered');
    const unknown = await ask(COOPERATE, { doi: '10.1000/another' });
    expect(unknown.docs[0]).toMatchObject({ retracted: false, pmid: '' });
    expect(unknown.text).toContain(COOPERATE.texts[0]?.slice(0, 40));
  });

  it('names a retracted study once where its article is found, too', async () => {
    const { docs } = await ask(COOPERATE, { query: { sources: ['pubmed', 'papers'] } });
    expect(docs.filter(({ pmid }) => pmid === COOPERATE.pmid)).toMatchObject([{ type: 'pubmed', retracted: true }]);
  });

  it('counts the document and its article as one study, and refers to both', async () => {
    const query = { sources: ['pubmed', 'papers'] };
    const { docs, evidence } = await ask(DAPA, { query });
    const ofStudy = new Set(docs.flatMap(({ pmid }, at) => (pmid === DAPA.pmid ? [at + 1] : [])));
    expect(
      docs
        .filter(({ pmid }) => pmid === DAPA.pmid)
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['pdf', 'pubmed']);
    expect(evidence?.table.filter(({ citation }) => ofStudy.has(citation))).toHaveLength(1);
    const alone = await ask(DAPA, { query, doi: '10.1000/another' });
    expect(alone.evidence?.table).toHaveLength((evidence?.table.length ?? 0) + 1);
    expect(alone.evidence?.agreement).toEqual(evidence?.agreement);
    expect(evidence?.certainty).toEqual(alone.evidence?.certainty);
  });

  it('tells the design and size of the study, which the document alone does not', async () => {
    const { docs, evidence } = await ask(DAPA, {});
    expect(docs[0]).toMatchObject({ type: 'pdf', pmid: DAPA.pmid, ml_n: 4744, page: 1 });
    expect(evidence?.table[0]).toMatchObject({ n: 4744 });
    expect(evidence?.table[0]?.design).not.toBe('unknown');
    expect(evidence?.certainty).toBeNull();
  });
});
