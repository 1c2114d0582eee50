import type { LiteratureRecord } from '../literature-record.ts';
import { childrenOf, type XmlElement } from './element.ts';
import { normalisePmid } from './fields/identifiers.ts';
import { parseRecord } from './parse-record.ts';
import { plainText } from './plain-text.ts';
import { readArticle } from './read-article.ts';
import { readBookArticle } from './read-book-article.ts';
import { RecordSplitter, type RecordPiece } from './split-records.ts';

const MEDLINE_ROOT = /^(?:PubmedArticleSet|PubmedBookArticleSet|MedlineCitationSet|BookDocumentSet)$/;

function pmidIn(xml: string): string {
  return normalisePmid(/<PMID\b[^<>]*>\s*(\d+)/.exec(xml)?.[1] ?? '') ?? '';
}

function readDeletions(record: XmlElement): LiteratureRecord[] {
  return childrenOf(record, 'PMID').map((element): LiteratureRecord => {
    const text = plainText(element);
    const pmid = normalisePmid(text);
    if (pmid !== null) return { type: 'deletion', pmid };
    return { type: 'failure', pmid: '', reason: 'a deleted PMID is not a number' };
  });
}

function readPiece(piece: RecordPiece, entities: Readonly<Record<string, string>>): LiteratureRecord[] {
  if (piece.type === 'broken') return [{ type: 'failure', pmid: pmidIn(piece.start), reason: piece.reason }];
  const parsed = parseRecord(piece.xml, entities);
  if (!parsed.ok) return [{ type: 'failure', pmid: pmidIn(piece.xml), reason: parsed.error }];
  if (piece.name === 'DeleteCitation' || piece.name === 'DeleteDocument') return readDeletions(parsed.value);
  const isBook = piece.name === 'PubmedBookArticle' || piece.name === 'BookDocument';
  const article = isBook ? readBookArticle(parsed.value) : readArticle(parsed.value);
  if (article.ok) return [{ type: 'article', article: article.value }];
  return [{ type: 'failure', pmid: pmidIn(piece.xml), reason: article.error }];
}

function notMedline(splitter: RecordSplitter): LiteratureRecord {
  const found =
    splitter.firstElement === null
      ? 'it has no element'
      : `its first element is <${splitter.firstElement.slice(0, 60)}>`;
  return { type: 'failure', pmid: '', reason: `not a MEDLINE file: ${found}` };
}

/**
 * Reads the text of a MEDLINE file (any document type year) record by record, in bounded memory. What cannot be read
 * is a failure among the records; a file cut short gives every whole record, then one failure.
 */
export async function* readMedline(text: AsyncIterable<string>): AsyncGenerator<LiteratureRecord> {
  const splitter = new RecordSplitter();
  let records = 0;
  let started = false;
  for await (const chunk of text) {
    if (!started && chunk.trim() !== '') {
      started = true;
      if (!chunk.trimStart().startsWith('<')) {
        yield { type: 'failure', pmid: '', reason: 'not a MEDLINE file: it does not begin with XML' };
        return;
      }
    }
    for (const piece of splitter.push(chunk)) {
      records += 1;
      yield* readPiece(piece, splitter.entities);
    }
  }
  const rest = splitter.end();
  const hasRecords = records > 0 || rest.some((piece) => piece.type === 'record' || piece.start !== '');
  if (started && !hasRecords && !MEDLINE_ROOT.test(splitter.firstElement ?? '')) {
    yield notMedline(splitter);
    return;
  }
  if (!started) yield { type: 'failure', pmid: '', reason: 'the file is empty' };
  for (const piece of rest) yield* readPiece(piece, splitter.entities);
}
