import { articleToCitation, readStudyFrame, type Citation } from '@footnote/domain';
import { questionKnowledge, rankSentences, type AskedOfSentences, type StudyMatch } from '@footnote/literature';
import type { EvidenceSentence, NumberedEvidence } from '../chat.ports.ts';
import type { RankedArticle } from '../rank/rank-candidates.ts';
import type { FoundDocument } from '../retrieve/documents/document-article.ts';
import { recordCitation } from '../retrieve/records/record-article.ts';
import { readDocument } from './read-document.ts';

const MAX_SENTENCES = 6;
const SHORTEST_SENTENCE = 25;
/** Reference numbers in brackets: "[3]", "[4, 7–9]". */
const MARKER = String.raw`\[\s*\d+(?:\s*[,;–-]\s*\d+)*\s*\]`;
/** A sentence with reference numbers of its own would be taken to cite ours. */
const OWN_MARKER = new RegExp(MARKER);
/** Reference numbers that a sentence is whole without: behind a word, but not what “as shown in [3]” is about. */
const MARKER_BEHIND = new RegExp(
  String.raw`(?<!\b(?:and|as|by|from|in|of|or|see|to|with|refs?|references?))\s{0,3}${MARKER}`,
  'gi',
);

/** An article or a document to be read, and how it stands to the question. */
export type ReadableArticle = Pick<RankedArticle, 'article' | 'match' | 'document' | 'record'>;

/**
 * Numbers the articles and the pages of documents in their order and chooses the sentences of each that answer the question
 * best, best first. These sentences are all that any writer sees of an article; one without any is left out.
 */
export function readEvidence(
  ranked: readonly ReadableArticle[],
  asked: Omit<AskedOfSentences, 'knowledge'>,
): NumberedEvidence[] {
  return ranked
    .flatMap(({ article, match, document, record }): Omit<NumberedEvidence, 'n'>[] => {
      if (document !== undefined) return readDocumentPages(document, match, asked);
      const cited = record === undefined ? articleToCitation(article) : recordCitation(article, record);
      const citation = withDirectness(cited, match);
      const sentences = citation.retracted ? [] : chooseSentences(article, asked);
      return [{ citation, match, sections: article.abstract, study: readStudyFrame(article), sentences }];
    })
    .filter(({ citation, sentences }) => citation.retracted || sentences.length > 0)
    .map((evidence, position) => ({ n: position + 1, ...evidence }));
}

function readDocumentPages(
  document: FoundDocument,
  match: StudyMatch,
  asked: Omit<AskedOfSentences, 'knowledge'>,
): Omit<NumberedEvidence, 'n'>[] {
  const rank = (texts: readonly string[]) =>
    rankSentences(
      texts.map((text) => ({ label: '', text })),
      { ...asked, knowledge: questionKnowledge() },
    ).map(({ part: _part, ...sentence }) => sentence);
  return readDocument(document, { match, rank, quotation }).map((page) => ({
    ...page,
    citation: withDirectness(page.citation, match),
  }));
}

/** What of a sentence of a document may be quoted: it without its reference numbers; null where it is not whole without them. */
function quotation(text: string): string | null {
  const quoted = text.replace(MARKER_BEHIND, '');
  return OWN_MARKER.test(quoted) ? null : quoted;
}

function withDirectness(citation: Citation, { directness, differences }: StudyMatch): Citation {
  if (directness === 'off') return citation;
  const because = [...new Set(differences.map(({ dimension }) => dimension))];
  return { ...citation, directness, ...(because.length === 0 ? {} : { indirect_because: because }) };
}

/** The sentences that tell best what was asked, and the one among them that says best what follows. */
function chooseSentences(
  { abstract, title }: ReadableArticle['article'],
  asked: Omit<AskedOfSentences, 'knowledge'>,
): EvidenceSentence[] {
  const ranked = rankSentences(abstract, { ...asked, knowledge: questionKnowledge() }, title).filter(
    ({ text }) => text.length >= SHORTEST_SENTENCE && !OWN_MARKER.test(text),
  );
  const summing = ranked.toSorted((a, b) => b.summary - a.summary)[0];
  const best = ranked.slice(0, MAX_SENTENCES);
  const chosen =
    summing === undefined || best.includes(summing) ? best : [...best.slice(0, MAX_SENTENCES - 1), summing];
  return chosen.map(({ part: _part, ...sentence }) => sentence);
}
