import { clausesOf, type Clause } from './direction/clauses.ts';
import { directionWord, outcomeValence, type DirectionWord } from './direction/direction-words.ts';
import type { ReadSentence } from './direction/read-abstract.ts';
import type { Token } from './direction/sentence-tokens.ts';

const VERBS =
  /^(?:was|were|is|are|did|does|do|had|has|have|decreased|increased|improved|differed|occurred|reduced|declined|fell|rose|remained|showed|tended)$/;
const STOPS =
  /^(?:with|than|compared|in|for|between|among|at|after|by|from|when|versus|vs|during|who|which|that|was|were|did|as|on|over|within|both|because|if|is|are|but|respectively|relative|using|using|following|to|had|has|have|per|across|through|throughout|while|whereas|significantly|not|no)$/;
const LINKS = /^(?:of|in|for|the|a|an|on|mean|median|overall)$/;
const NO_OUTCOME =
  /^(?:clinics|estimates|conclusions?|effective|common|frequent|likely|often|evidence|risk|rates?|incidence|levels?|proportion|number|scores?|mostly|commoner|greater|did|does|patients|participants|subjects|there|it|this|these|that|they|we|results?|groups?|arms?|differences?|effects?|both|all|it|which|who|those|treatments?|study|trial|data|findings|analys[ei]s|control|placebo|the|a|an|and|or|time|baseline)$/;
/** A phrase with one of these is about studies. */
const OF_STUDIES =
  /^(?:trials?|stud(?:y|ies)|meta|analys[ei]s|it|we|they|this|these|that|there|research|evidence|margin|subgroups?|noninferiority)$/;
const TRAILING = /^(?:and|or|of|the|in|with|other|a|an)$/;
const MOST_WORDS = 8;

function phraseFrom(tokens: readonly Token[], start: number, to: number): Clause | null {
  let from = start;
  while (from < to && LINKS.test(tokens[from]?.text ?? '')) from += 1;
  let end = from;
  while (end < to && end - from < MOST_WORDS) {
    const token = tokens[end];
    if (
      token === undefined ||
      /^[,;:()[\]<>=]$/.test(token.text) ||
      STOPS.test(token.text) ||
      (VERBS.test(token.text) && end > from) ||
      (token.kind === 'number' && !token.isPercent && end > from && tokens[end - 1]?.text !== '-')
    )
      break;
    end += 1;
  }
  while (end > from && TRAILING.test(tokens[end - 1]?.text ?? '')) end -= 1;
  return end > from ? { from, to: end } : null;
}

function phraseBefore(tokens: readonly Token[], verb: number, from: number): Clause | null {
  let end = verb;
  let depth = 0;
  // What stands in brackets before the verb is not the name.
  while (end > from && (depth > 0 || tokens[end - 1]?.text === ')')) {
    if (tokens[end - 1]?.text === ')') depth += 1;
    if (tokens[end - 1]?.text === '(') depth -= 1;
    end -= 1;
  }
  let start = end;
  while (start > from && end - start < MOST_WORDS + 4) {
    const text = tokens[start - 1]?.text ?? '';
    if (/^[,;:()[\]<>=]$/.test(text) || /^(?:that|and|but|whereas|while|although|however|when)$/.test(text)) break;
    start -= 1;
  }
  return phraseFrom(tokens, start, end);
}

const NAMES_DIRECTION = new Set<DirectionWord>(['up', 'down', 'better', 'worse', 'same', 'differ', 'effect']);

/** A word that a phrase names an outcome by: no number, no word of a direction, none that any sentence has. */
const isTelling = (token: Token) =>
  token.kind === 'word' && token.text.length > 2 && !NO_OUTCOME.test(token.text) && directionWord(token.text) === null;

/** The phrase that is said to rise, fall or stay: what stands before the verb, or behind it where that is an arm. */
function phraseAt(
  tokens: readonly Token[],
  at: number,
  { clause, isArm }: { clause: Clause; isArm: IsArm },
): Clause | null {
  const verb = tokens.findLastIndex((token, place) => place >= clause.from && place <= at && VERBS.test(token.text));
  const isPredicate = verb !== -1 && at - verb <= 3;
  const before = isPredicate ? phraseBefore(tokens, verb, clause.from) : null;
  const isOutcome = ({ from, to }: Clause) => {
    const inside = tokens.slice(from, to);
    const telling = inside.filter(isTelling);
    const isNamed = telling.length > 1 || outcomeValence(telling.map((token) => token.text)) !== 0;
    if (inside.some((token) => OF_STUDIES.test(token.text))) return false;
    return isNamed && !inside.some(isArm) && tokens[from]?.kind === 'word' && !VERBS.test(tokens[from]?.text ?? '');
  };
  if (before !== null && isOutcome(before)) return before;
  const behind = phraseFrom(tokens, at + 1, clause.to);
  return behind !== null && isOutcome(behind) ? behind : null;
}

type IsArm = (token: Token) => boolean;

/** The pieces of a sentence that may name what was measured, by the words that tell a direction; words of arms name none. */
export function outcomePhrases({ tokens, text }: ReadSentence, armStems: ReadonlySet<string>): string[] {
  const words = tokens.map((token) => (token.kind === 'word' ? directionWord(token.text) : null));
  const isArm: IsArm = ({ stem }) => armStems.has(stem);
  const found: string[] = [];
  for (const clause of clausesOf(tokens, words)) {
    for (let at = clause.from; at < clause.to; at += 1) {
      const word = words[at];
      if (word === null || word === undefined || !NAMES_DIRECTION.has(word)) continue;
      const piece = phraseAt(tokens, at, { clause, isArm });
      if (piece === null) continue;
      const phrase = text.slice(tokens[piece.from]?.start, tokens[piece.to - 1]?.end);
      if (!found.some((one) => one.includes(phrase) || phrase.includes(one))) found.push(phrase);
    }
  }
  return found;
}
