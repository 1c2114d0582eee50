import type { Claim } from '../chat-stream.schema.ts';
import { numbersOf } from '../claims/claim-numbers.ts';
import type { AnswerEvidence } from './answer-evidence.schema.ts';

/**
 * Marks what a writer says of a study without any of the figures the answer line has of it: the first statement that cites it is
 * partly supported at most. A text that does not cite a study drops nothing of it.
 */
export function markDroppedFigures(claims: readonly Claim[], { quoted }: AnswerEvidence['answerLine']): Claim[] {
  const marked = new Set<Claim>();
  for (const study of new Set(quoted.map(({ citation }) => citation))) {
    const figures = readingsOf(quoted.filter(({ citation }) => citation === study).map(({ text }) => text));
    const about = claims.filter(({ citations }) => citations.includes(study));
    const [first] = about;
    if (first === undefined || figures.size === 0) continue;
    const told = readingsOf(about.map(({ text }) => text));
    if (![...told].some((reading) => figures.has(reading))) marked.add(first);
  }
  return claims.map((claim) =>
    marked.has(claim) && claim.support === 'supported'
      ? { ...claim, verdict: 'partly', support: 'partly', reason: 'number' }
      : claim,
  );
}

function readingsOf(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) =>
      numbersOf(text)
        .filter(({ unit, worded }) => unit !== 'time' && !worded)
        .flatMap(({ readings }) => readings),
    ),
  );
}
