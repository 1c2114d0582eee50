import type { Citation } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { answerQuestion } from '../../../apps/api/src/chat/answer-question.ts';
import { answeringDeps, askedQuestion } from '../../../apps/api/src/chat/answering.fixtures.ts';
import { accountOwner } from '../../../apps/api/src/platform/owner.ts';
import { answeringDocuments } from '../../../apps/api/src/sources/answering-documents.fixtures.ts';
import { pagesWith, type DocumentQuestion } from './document-questions.ts';
import type { IngestedArticles } from './ingest-articles.ts';

export interface AskDocumentsDeps {
  literature: LiteratureIndex;
  ingested: IngestedArticles;
  sources: readonly string[];
}

/** What one question was answered with. */
export interface AskedDocument {
  question: DocumentQuestion;
  /** Pages that answer it, by the words the question was written from; null for a question that nothing answers. */
  right: ReadonlySet<number> | null;
  said: Said;
  /** What was said after the document that answers was taken out of the source; null where none answers. */
  withheld: Said | null;
}

interface Said {
  answers: boolean;
  citations: readonly Citation[];
  markdown: string;
}

const ORGANIZATION = 'organization';

/** Asks a question, and asks it again without the document that answers it. */
export async function askDocuments(deps: AskDocumentsDeps, question: DocumentQuestion): Promise<AskedDocument> {
  const said = await ask(deps, question.question);
  const document = question.pmcid === undefined ? undefined : deps.ingested.documents.get(question.pmcid);
  if (document === undefined || question.evidence === undefined) return { question, right: null, said, withheld: null };
  const { anchor, also } = question.evidence;
  const right = pagesWith(document.pages, [anchor, ...also]);
  await deps.ingested.index.remove(document.indexed);
  const withheld = await ask(deps, question.question);
  await deps.ingested.put(document.indexed);
  return { question, right, said, withheld };
}

async function ask({ literature, ingested, sources }: AskDocumentsDeps, question: string): Promise<Said> {
  const { index, sourceId, questions } = ingested;
  const held = [
    { id: sourceId, name: 'Articles', organizationId: ORGANIZATION, documents: [...ingested.documents.keys()] },
  ];
  const deps = answeringDeps(literature, { documents: answeringDocuments(index, held, questions) });
  const input = {
    ...askedQuestion({ question, sources: [...sources] }),
    owner: accountOwner('somebody', ORGANIZATION),
  };
  let said: Said = { answers: false, citations: [], markdown: '' };
  for await (const event of answerQuestion(deps, input)) {
    if (event.event === 'all_docs') said = { ...said, citations: event.docs };
    if (event.event === 'evidence') said = { ...said, answers: event.evidence.verdict !== 'not-answered' };
    if (event.event === 'answer_part') said = { ...said, markdown: said.markdown + event.text };
    if (event.event === 'error' || event.event === 'failed') throw new Error(`${question}: ${JSON.stringify(event)}`);
  }
  return said;
}
