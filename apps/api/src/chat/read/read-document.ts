import { EMPTY_CITATION, type Citation, type StudyFrame } from '@footnote/domain';
import type { StudyMatch } from '@footnote/literature';
import type { EvidenceSentence, NumberedEvidence } from '../chat.ports.ts';
import type { FoundPassage } from '../documents.ports.ts';
import { documentTitle, inReadingOrder, type FoundDocument } from '../retrieve/documents/document-article.ts';

/** Pages of one document that an answer refers to. */
const MOST_PAGES = 3;

/** What nobody read from a document: it may be a study or none. */
const NO_STUDY: StudyFrame = {
  design: 'unknown',
  sampleSize: null,
  population: { text: '', conditions: [], qualifiers: [] },
  arms: [],
  findings: [],
};

/** A sentence and the passage it stands in, with its offset there. */
interface PassageSentence {
  passage: FoundPassage;
  at: number;
  sentence: EvidenceSentence;
}

/** The pages of a document that the chosen sentences stand on, each a reference of its own, that of the best sentence first. */
export function readDocument(
  document: FoundDocument,
  match: StudyMatch,
  choose: (passages: readonly FoundPassage[]) => readonly EvidenceSentence[],
): Omit<NumberedEvidence, 'n'>[] {
  const passages = inReadingOrder(document);
  const placed = placeIn(passages, choose(passages));
  return [...Map.groupBy(placed, ({ passage }) => passage.page).values()]
    .slice(0, MOST_PAGES)
    .map((onPage) => pageEvidence(onPage, match));
}

/** Where the sentences stand whose offsets are those of the passages joined by line breaks. */
function placeIn(passages: readonly FoundPassage[], sentences: readonly EvidenceSentence[]): PassageSentence[] {
  let offset = 0;
  const begun = passages.map((passage) => {
    const begin = offset;
    offset += passage.text.length + 1;
    return { passage, begin };
  });
  return sentences.flatMap((sentence) => {
    const place = begun.findLast(({ begin }) => begin <= sentence.start);
    return place === undefined ? [] : [{ passage: place.passage, at: sentence.start - place.begin, sentence }];
  });
}

function pageEvidence(onPage: readonly PassageSentence[], match: StudyMatch): Omit<NumberedEvidence, 'n'> {
  const passages = [...new Set(onPage.map(({ passage }) => passage))].toSorted((one, other) => one.start - other.start);
  const begins = new Map<FoundPassage, number>();
  let content = '';
  for (const passage of passages) {
    const before = content === '' ? '' : '\n';
    begins.set(passage, content.length + before.length);
    content += before + passage.text;
  }
  const sentences = onPage.map(({ passage, at, sentence }) => {
    const start = (begins.get(passage) ?? 0) + at;
    return { ...sentence, section: '', start, end: start + sentence.text.length };
  });
  const sections = passages.map(({ text }) => ({ label: '', text }));
  return { citation: pageCitation(passages, content), match, sections, study: NO_STUDY, sentences };
}

function pageCitation(passages: readonly FoundPassage[], content: string): Citation {
  const [first] = passages;
  if (first === undefined) throw new Error('A page without its passages.');
  const { documentId, page, name, source } = first;
  return {
    ...EMPTY_CITATION,
    id: `${documentId}:${page}`,
    type: 'pdf',
    title: documentTitle(first),
    source: source.name,
    source_id: source.id,
    document_id: documentId,
    document: name,
    page,
    content,
    boxes: passages.flatMap(({ boxes }) => boxes),
  };
}
