import type { Query, Substitute } from '../../query.ts';
import { termScore } from '../../core/bm25.ts';
import type { ColumnStore } from '../columns/column-store.ts';
import type { ScoreAccumulator } from './score-accumulator.ts';
import { DocumentSet } from '../postings/document-set.ts';
import { countIn, type Postings } from '../postings/postings-codec.ts';

/** A term's articles, and its weight times its inverse frequency. */
interface WeighedTerm {
  postings: Postings;
  weight: number;
}

export interface SubstituteSources {
  scores: ScoreAccumulator;
  /** Room for the scores of one substitute at a time. */
  room: ScoreAccumulator;
  columns: ColumnStore;
  /** Articles that match; null stands for all. */
  matching: (query: Query) => DocumentSet | null;
  /** A term with its articles; null where it has no word. */
  weigh: (term: Substitute['by'][number]) => WeighedTerm | null;
}

const NOBODY = new DocumentSet(0);

/** Adds what articles score more for the best substitute than for the terms it stands for. */
export function addSubstitutes(
  substitutes: readonly Substitute[],
  { terms, allowed }: { terms: readonly (WeighedTerm | null)[]; allowed: DocumentSet | null },
  sources: SubstituteSources,
): void {
  const norms = sources.columns.norms();
  const points = (term: WeighedTerm, document: number, count: number) =>
    term.weight * termScore(count, norms[document] ?? 0);
  for (const { of, by } of substitutes) {
    const replaced = of.flatMap((position) => terms[position] ?? []);
    const most = replaced.reduce((sum, { weight }) => sum + weight, 0);
    const best = sources.room;
    best.begin(sources.columns.highest);
    for (const term of by) {
      const weighed = sources.weigh(term);
      if (weighed === null) continue;
      const { postings } = weighed;
      const others = term.unless === undefined ? NOBODY : sources.matching(term.unless);
      if (others === null) continue;
      const substitute = { postings, weight: Math.min(weighed.weight, term.weight * most) };
      for (let index = 0; index < postings.size; index += 1) {
        const document = postings.documents[index] ?? 0;
        if (allowed !== null && !allowed.has(document)) continue;
        if (others.has(document)) continue;
        const scored = points(substitute, document, postings.counts[index] ?? 0);
        const before = best.of(document);
        if (scored > before) best.add(document, scored - before);
      }
    }
    for (const document of best.documents()) {
      const scored = best.of(document);
      const held = replaced.reduce((sum, term) => {
        const count = countIn(term.postings, document);
        return count === 0 ? sum : sum + points(term, document, count);
      }, 0);
      if (scored > held) sources.scores.add(document, scored - held);
    }
  }
}
