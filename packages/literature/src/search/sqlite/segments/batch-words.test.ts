import { describe, expect, it } from 'vitest';
import { articleFixture } from '../../article.fixtures.ts';
import { TEXT_FIELDS } from '../../query.ts';
import { stemWord } from '../../text/stem-word.ts';
import { articleWords } from '../../core/article-words.ts';
import { BatchWords } from './batch-words.ts';
import { stemCounts } from '../../core/bm25.ts';
import { DocumentSet } from '../postings/document-set.ts';
import { addMatching } from '../postings/field-mask-codec.ts';
import { IndexDatabase } from '../index-database.ts';
import { addSegment } from './segment-terms.ts';
import { WordIdReader } from '../vocabulary/word-id-reader.ts';
import { appendStored, emptyPostings } from '../postings/postings-codec.ts';
import { spellableWords } from '../../core/spelling-words.ts';
import { containsSequence } from '../../core/forward-index.ts';
import { TERM_KINDS, type TermKind } from '../vocabulary/term-block.ts';
import { TermReader } from '../vocabulary/term-reader.ts';
import { fieldMask, wordMasks } from '../../core/word-masks.ts';

const ARTICLES = [
  articleFixture({
    title: 'Heart failure, heart failures and β-blockers',
    abstract: [{ label: '', text: 'Hearts failing. '.repeat(200) }],
    authors: [{ lastname: 'Heart', firstname: 'JD' }],
    mesh: [{ descriptor: 'Heart Failure', qualifiers: ['therapy'], major: true }],
  }),
  articleFixture({ title: 'COVID-19', keywords: ['covid 19', 'x'], population: 'people ; 3 dogs' }),
  articleFixture(),
];

describe('BatchWords', () => {
  it('counts as each article counts alone', () => {
    const changes = new Map<string, number>();
    const batch = new BatchWords(new WordIdReader());
    const added = ARTICLES.map((article, index) => batch.add(index + 1, article));
    batch.countInto(changes);
    const database = new IndexDatabase(':memory:');
    const segment = addSegment(database, 0, batch);
    const entries = (kind: TermKind) => [...new TermReader(database).starting(segment, kind, '')];
    const alive = Int32Array.from({ length: ARTICLES.length + 1 }, () => 1);
    for (const [index, article] of ARTICLES.entries()) {
      const document = index + 1;
      const words = articleWords(article);
      const { counts, length } = stemCounts(words);
      expect(added[index]?.length).toBe(length);
      const captured = entries(TERM_KINDS.stem).flatMap(({ term, documents, bytes }) => {
        const postings = emptyPostings(documents);
        appendStored(postings, bytes, alive);
        const place = postings.documents.indexOf(document);
        return place < 0 ? [] : [[term, postings.counts[place]] as const];
      });
      expect(new Map(captured)).toEqual(counts);
      for (const field of TEXT_FIELDS) {
        const inField = entries(TERM_KINDS.word).filter(({ bytes }) => {
          const set = new DocumentSet(ARTICLES.length);
          addMatching(set, bytes, fieldMask([field]));
          return set.has(document);
        });
        const expected = [...wordMasks(words)].filter(([, mask]) => (mask & fieldMask([field])) !== 0);
        expect(inField.map(({ term }) => term).sort()).toEqual(expected.map(([word]) => word).sort());
      }
    }
    const spellable = ARTICLES.flatMap((article) => [...spellableWords(articleWords(article))]);
    expect([...changes]).toEqual(
      expect.arrayContaining([
        ['heart', 1],
        ['covid', 1],
      ]),
    );
    expect([...changes.keys()].sort()).toEqual([...new Set(spellable)].sort());
    const [first] = added;
    expect(first !== undefined && containsSequence(first.sequence, ['heart', 'failure'].map(stemWord))).toBe(true);
    expect(first !== undefined && containsSequence(first.sequence, ['blocker', 'heart'].map(stemWord))).toBe(false);
  });
});
