import type { Alignment } from '../align.ts';
import { numbersAgree } from '../claim-numbers.ts';
import type { Statement, StatementWord } from '../statement.ts';

/** A word this rare names what a claim is about. */
const RARE = 0.55;
/** Words between two neighbours of a claim where a sentence says both. */
const NEIGHBOURHOOD = 3;

const sumOf = (words: readonly StatementWord[], weigh: (word: StatementWord) => number) =>
  words.reduce((sum, word) => sum + weigh(word), 0);
const ratio = (part: number, whole: number, otherwise: number) => (whole === 0 ? otherwise : part / whole);

/** How much of a claim a sentence says, weighed by how rare its words are. */
export function coverageFeatures(claim: Statement, sentence: Statement, { found }: Alignment) {
  const content = claim.words.filter((word) => word.isContent);
  const topics = content.filter((word) => word.direction === null);
  const directions = content.filter((word) => word.direction !== null);
  const rare = topics.filter((word) => word.rarity > RARE);
  const weight = (word: StatementWord) => word.rarity;
  const covered = (word: StatementWord) => word.rarity * (found.get(word) ?? 0);
  const missing = topics.filter((word) => !found.has(word) || found.get(word) === 0);
  const said = sentence.words.filter((word) => word.isContent && word.direction === null);
  const missingNumbers = claim.numbers.filter(
    (wanted) => !sentence.numbers.some((number) => numbersAgree(wanted, number)),
  );
  return {
    covered: ratio(sumOf(topics, covered), sumOf(topics, weight), 0),
    coveredDirections: ratio(sumOf(directions, covered), sumOf(directions, weight), 0),
    coveredRare: ratio(sumOf(rare, covered), sumOf(rare, weight), 1),
    coveredAll: ratio(sumOf(content, covered), sumOf(content, weight), 0),
    coveredWeight: sumOf(topics, covered),
    rarestMissing: Math.max(0, ...missing.map(weight)),
    ofSentence: ratio(
      sumOf(
        said.filter((word) => claim.byStem.has(word.stem)),
        weight,
      ),
      sumOf(said, weight),
      0,
    ),
    neighbours: neighbours(content, sentence),
    missingNumbers: missingNumbers.length,
    foundNumbers: claim.numbers.length - missingNumbers.length,
    otherShares: missingNumbers.some(
      ({ unit }) => unit !== '' && sentence.numbers.some((number) => number.unit === unit),
    )
      ? 1
      : 0,
    otherNumbers: missingNumbers.length > 0 && sentence.numbers.length > 0 ? 1 : 0,
    numbersOfSentence: Math.min(sentence.numbers.length, 6),
  };
}

/** Share of neighbouring words of a claim that are near each other in the sentence. */
function neighbours(content: readonly StatementWord[], sentence: Statement): number {
  let near = 0;
  for (const [index, word] of content.entries()) {
    const previous = content[index - 1];
    if (previous === undefined) continue;
    const places = (sentence.byStem.get(word.stem) ?? []).slice(0, 8);
    const before = (sentence.byStem.get(previous.stem) ?? []).slice(0, 8);
    if (places.some((a) => before.some((b) => Math.abs(a.position - b.position) <= NEIGHBOURHOOD))) near += 1;
  }
  return ratio(near, content.length - 1, 0);
}
