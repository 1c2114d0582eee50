import type { ChatQueryInput, ChatStreamEvent, Citation } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountOwner } from '../platform/owner.ts';
import { answeringDocuments } from '../sources/answering-documents.fixtures.ts';
import { indexedDocument } from '../sources/index/indexed-document.fixtures.ts';
import { memoryDocumentIndex } from '../sources/index/memory-document-index.fixtures.ts';
import { answerQuestion } from './answer-question.ts';
import { answeringDeps, askedQuestion, openStarterIndex } from './answering.fixtures.ts';

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

const QUESTION = 'When is dapagliflozin withheld before surgery?';

describe('an answer from documents', () => {
  let literature: LiteratureIndex;
  const index = memoryDocumentIndex();
  const pathway = indexedDocument(PATHWAY, { sourceId: 'cardiology', name: 'Pathway.pdf' });
  const asthma = indexedDocument(ASTHMA, { sourceId: 'paediatrics', name: 'Asthma.pdf' });
  const twin = indexedDocument(PATHWAY, { sourceId: 'others', name: 'Theirs.pdf' });
  const held = [
    { id: 'cardiology', name: 'Cardiology', organizationId: OURS, documents: [pathway.documentId] },
    { id: 'paediatrics', name: 'Paediatrics', organizationId: OURS, documents: [asthma.documentId] },
    { id: 'others', name: 'Others', organizationId: THEIRS, documents: [twin.documentId] },
  ];
  beforeAll(async () => {
    literature = await openStarterIndex();
    for (const document of [pathway, asthma, twin]) await index.put(document);
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
});
