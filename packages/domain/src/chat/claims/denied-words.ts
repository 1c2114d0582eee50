import type { Statement, StatementWord } from './statement.ts';

/** Words behind a denial among which stands what it denies. */
const REACH = 4;

/** How often a sentence says each word of a stem, and how often of these it denies it. */
interface Sayings {
  said: number;
  denied: number;
}

function sayingsOf({ words, byStem }: Statement): (stem: string) => Sayings {
  const denied = new Map<string, number>();
  for (const word of words) {
    if (word.direction !== 'denies') continue;
    const { stem } = deniedBehind(words, word) ?? {};
    if (stem !== undefined) denied.set(stem, (denied.get(stem) ?? 0) + 1);
  }
  return (stem) => ({ said: byStem.get(stem)?.length ?? 0, denied: denied.get(stem) ?? 0 });
}

function deniedBehind(words: readonly StatementWord[], { position }: StatementWord): StatementWord | undefined {
  return words.slice(position + 1, position + 1 + REACH).find(({ isContent }) => isContent);
}

/**
 * Whether a claim says plainly what a sentence says only in denial, or denies what the sentence says plainly. Denials are
 * held against the word they deny: those elsewhere in the sentence say nothing of the claim.
 */
export function deniesOtherwise(claim: Statement, sentence: Statement): boolean {
  const inClaim = sayingsOf(claim);
  const inSentence = sayingsOf(sentence);
  return [...claim.byStem.keys()].some((stem) => {
    const [wanted, found] = [inClaim(stem), inSentence(stem)];
    if (found.said === 0 || wanted.denied + found.denied === 0) return false;
    const isDeniedInSourceOnly = found.denied > 0 && wanted.said - wanted.denied > found.said - found.denied;
    return isDeniedInSourceOnly || wanted.denied > found.denied;
  });
}
