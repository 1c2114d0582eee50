import type { Citation } from '../../literature/citation.schema.ts';
import { citedSentences, plainText, uncitedSentences } from '../markdown/answer-sentences.ts';
import type { Claim } from '../chat-stream.schema.ts';
import { readSource, type ClaimSource } from './claim-source.ts';
import { languageOf } from './claim-words.ts';
import { gradeClaim, type Graded } from './grade-claim.ts';
import type { ClaimModel } from './model/linear-model.ts';

/**
 * Holds every cited sentence of an answer against the sources it names: reference n is `citations[n - 1]`. Sentences
 * without a marker are no claims; numbers outside the list are left out. Deterministic; no model takes part.
 */
export function checkClaims({
  markdown,
  citations,
  model,
}: {
  markdown: string;
  citations: readonly Citation[];
  /** Instead of the model that ships, where one is validated. */
  model?: ClaimModel;
}): Claim[] {
  const sources = new Map<number, ClaimSource>();
  const sourceOf = (n: number): ClaimSource[] => {
    const known = sources.get(n);
    if (known !== undefined) return [known];
    const citation = citations[n - 1];
    if (citation === undefined) return [];
    const source = readSource(n, citation);
    sources.set(n, source);
    return [source];
  };
  const sentences = citedSentences(markdown);
  // A model caught in a loop repeats itself.
  const known = new Map<string, Graded>();
  const language = languageOf(sentences.length === 0 ? '' : plainText(markdown));
  return sentences.flatMap(({ text, numbers, start, end }) => {
    const cited = numbers.flatMap(sourceOf);
    if (cited.length === 0) return [];
    const key = `${numbers.join()} ${text}`;
    const graded = known.get(key) ?? gradeClaim(text, cited, { answerLanguage: language, model });
    known.set(key, graded);
    return [
      { text, citations: cited.map((source) => source.n), ...graded, ...directnessOf(cited, citations), start, end },
    ];
  });
}

/** Indirect where one cited study is, direct where all are known to be; nothing where that is not known of each. */
function directnessOf(cited: readonly ClaimSource[], citations: readonly Citation[]): Pick<Claim, 'directness'> {
  const known = cited.map((source) => citations[source.n - 1]?.directness);
  if (known.includes('indirect')) return { directness: 'indirect' };
  return known.every((directness) => directness === 'direct') ? { directness: 'direct' } : {};
}

/** Every statement of an answer in its order: those that name sources held against them, and those that name none. */
export function checkAnswer(answer: { markdown: string; citations: readonly Citation[] }): Claim[] {
  const claims = [...checkClaims(answer), ...uncitedClaims(answer.markdown)];
  return claims.toSorted((left, right) => left.start - right.start);
}

/** The statements of a model's answer that name no source at all: claims without citations, which nothing was found for. */
export function uncitedClaims(markdown: string): Claim[] {
  return uncitedSentences(markdown).map(({ text, start, end }) => ({
    text,
    citations: [],
    verdict: 'not found',
    support: 'not found',
    evidence: [],
    start,
    end,
  }));
}
