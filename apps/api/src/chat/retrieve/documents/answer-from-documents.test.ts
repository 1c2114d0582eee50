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
const THEIRS = 'organization-theirs';

const PATHWAY = [
  'This pathway is for staff of the cardiac wards. It replaces the edition of 2021.',
  'Daily weights are taken before breakfast. Fluid is limited to 1.5 litres a day.',
  'Offer dapagliflozin 10 mg once daily to adults with heart failure and an ejection fraction of 40% or less.',
  'Dapagliflozin is withheld for three days before surgery and when patients fast.',
  'Potassium is checked one week after spironolactone was begun. It is stopped at 6.0 mmol/L.',
  'Patients are seen by the heart failure nurse within fourteen days of discharge.',
];
const ASTHMA = [
  'Children with asthma keep a diary of their symptoms.',
  'Montelukast is given at night to children whose asthma is not controlled by a low dose of budesonide.',
];

const REVIEW = ['After methotrexate, sarcoidosis was reported to relapse in a third of people within a year [12, 13].'];

const QUESTION = 'When is dapagliflozin withheld before surgery?';

describe('an answer from documents', () => {
  let literature: LiteratureIndex;
  const index = memoryDocumentIndex();
  const pathway = indexedDocument(PATHWAY, { sourceId: 'cardiology', name: 'Pathway.pdf' });
  const asthma = indexedDocument(ASTHMA, { sourceId: 'paediatrics', name: 'Asthma.pdf' });
  const twin = indexedDocument(PATHWAY, { sourceId: 'others', name: 'Theirs.pdf' });
  const scan = indexedDocument(ASTHMA, { sourceId: 'archive', name: 'Scan.pdf' });
  const review = indexedDocument(REVIEW, { sourceId: 'archive', name: 'Review.pdf' });
  const held = [
    { id: 'cardiology', name: 'Cardiology', organizationId: OURS, documents: [pathway.documentId] },
    { id: 'paediatrics', name: 'Paediatrics', organizationId: OURS, documents: [asthma.documentId] },
    { id: 'archive', name: 'Archive', organizationId: OURS, documents: [scan.documentId, review.documentId] },
    { id: 'others', name: 'Others', organizationId: THEIRS, documents: [twin.documentId] },
  ];
  beforeAll(async () => {
    literature = await openStarterIndex();
    for (const document of [pathway, asthma, twin, review]) await index.put(document);
    const passages = scan.read.passages.map((passage) => ({ ...passage, isRecognised: true as const }));
    await index.put({ ...scan, read: { ...scan.read, passages } });
    return () => Promise.all([literature.close(), index.close()]);
  });

  async function ask(query: Partial<ChatQueryInput>, organizationId: string | null = OURS) {
    const documents = answeringDocuments(index, held);
    const input = {
      ...askedQuestion({ question: QUESTION, sources: ['cardiology', 'paediatrics'], ...query }),
      owner: accountOwner('somebody', organizationId),
    };
    const events: ChatStreamEvent[] = [];
    for await (const event of answerQuestion(answeringDeps(literature, { documents }), input)) events.push(event);
    return events;
  }
  const citationsOf = (events: readonly ChatStreamEvent[]): readonly Citation[] =>
    events.find((event) => event.event === 'all_docs')?.docs ?? [];
  const textOf = (events: readonly ChatStreamEvent[]) =>
    events.map((event) => (event.event === 'answer_part' ? event.text : '')).join('');

  it('cites the page of a document, and where on it the passage stands', async () => {
    const events = await ask({});
    expect(textOf(events)).toContain('withheld for three days before surgery and when patients fast. [1]');
    const [first] = citationsOf(events);
    expect(first).toMatchObject({
      id: `${pathway.documentId}:2`,
      type: 'pdf',
      source: 'Cardiology',
      source_id: 'cardiology',
      document: 'Pathway.pdf',
      document_id: pathway.documentId,
      page: 2,
      boxes: expect.arrayContaining([{ left: 60, top: 103, width: 400.5, height: 12 }]),
    });
    expect(first?.content).toContain(PATHWAY[3]);
    const done = events.at(-1);
    const evidence = done?.event === 'done' ? (done.claims[0]?.evidence[0] ?? null) : null;
    expect(evidence).toMatchObject({ n: 1, field: 'content' });
    expect(first?.content.slice(evidence?.start, evidence?.end)).toBe(evidence?.sentence);
  });

  it('says of a page that its words were recognised in its picture', async () => {
    const question = 'When is montelukast given to children with asthma?';
    const [printed] = citationsOf(await ask({ question, sources: ['paediatrics'] }));
    const [scanned] = citationsOf(await ask({ question, sources: ['archive'] }));
    expect([printed?.document, printed?.recognised]).toEqual(['Asthma.pdf', undefined]);
    expect([scanned?.document, scanned?.recognised]).toEqual(['Scan.pdf', true]);
  });

  it('searches documents beside the literature, and each answers what it is about', async () => {
    const sources = ['pubmed', 'cardiology', 'paediatrics'];
    const ours = citationsOf(await ask({ sources }));
    expect(ours[0]?.document).toBe('Pathway.pdf');
    const question = 'Does dapagliflozin lower hospitalisation in heart failure with reduced ejection fraction?';
    const both = citationsOf(await ask({ question, sources }));
    expect(both.some(({ type }) => type === 'pubmed')).toBe(true);
    expect(citationsOf(await ask({ question, sources: ['pubmed'] })).every(({ type }) => type === 'pubmed')).toBe(true);
  });

  it('quotes a page whose sentences name references of their own without these', async () => {
    const question = 'How often do people with sarcoidosis relapse after methotrexate?';
    const [first] = citationsOf(await ask({ question, sources: ['archive'] }));
    expect(first).toMatchObject({ document: 'Review.pdf', content: REVIEW[0] });
    const text = textOf(await ask({ question, sources: ['archive'] }));
    expect(text).toContain('relapse in a third of people within a year. [1]');
    expect(text).not.toContain('[12');
  });

  it('says nothing where the document that answers is not searched', async () => {
    const events = await ask({ sources: ['paediatrics'] });
    expect(events.find((event) => event.event === 'evidence')?.evidence.verdict).toBe('not-answered');
  });

  it('finds documents for nobody but those who act for their organization', async () => {
    for (const organizationId of [null, THEIRS, 'another'])
      expect(citationsOf(await ask({}, organizationId))).toEqual([]);
    expect(citationsOf(await ask({ sources: ['others'] }))).toEqual([]);
  });

  it('answers from chosen documents alone, and from pages of theirs', async () => {
    const chosen = {
      question: 'How is asthma treated?',
      chatWithDocuments: true,
      citations: [`${asthma.documentId}:1`],
    };
    expect(citationsOf(await ask(chosen)).map((one) => one.document)).toEqual(['Asthma.pdf']);
    const foreign = { chatWithDocuments: true, citations: [twin.documentId] };
    expect(citationsOf(await ask(foreign))).toEqual([]);
  });

  it('makes no study of a document', async () => {
    const events = await ask({ question: 'Does dapagliflozin help adults with heart failure?' });
    const evidence = events.find((event) => event.event === 'evidence')?.evidence;
    expect(evidence?.certainty).toBeNull();
    expect(evidence?.agreement).toBeNull();
    for (const row of evidence?.table ?? []) expect(row).toMatchObject({ design: 'unknown', n: null, population: '' });
  });

  it('shows the last answer again as commands want it', async () => {
    const history = [
      { user: 'USER' as const, content: QUESTION },
      { user: 'ASSISTANT' as const, content: 'Three days. [1]' },
    ];
    const events = await ask({ question: 'Make it shorter', history, previousMainQuestion: QUESTION });
    expect(citationsOf(events)[0]).toMatchObject({ type: 'pdf', page: 2 });
    expect(textOf(events)).toContain('[1]');
  });
});
