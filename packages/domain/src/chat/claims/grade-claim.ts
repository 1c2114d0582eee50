import { TEXT_LIMITS } from '../../kernel/text-limits.ts';
import type { Evidence, Support, Verdict, VerdictReason } from '../chat-stream.schema.ts';
import { coverage, missingNumbers, readAgainst, readClaim, type ReadClaim, type Reading } from './claim-coverage.ts';
import { deniesAlone } from './claim-polarity.ts';
import type { ClaimSource } from './claim-source.ts';
import { languageOf } from './claim-words.ts';
import { englishVerdict } from './english-verdict.ts';
import type { ClaimModel } from './model/linear-model.ts';

/** Share of a claim's words that its sources must have; measured on BioASQ answers, see check-claims.evaluation.test.ts. */
const SUPPORTED = 0.62;
const PARTLY = 0.34;
/** Share of a claim that a source must have to count as carrying any of it. */
const CARRIES = 0.24;

export interface Graded {
  verdict: Verdict;
  /** What decides, where it is not simply what the source says. */
  reason?: VerdictReason;
  support: Support;
  evidence: Evidence[];
}

/** What readers of `support` alone are told: a quotation is supported, and a contradicted claim was not found. */
const SUPPORT_OF: Record<Verdict, Support> = {
  quoted: 'supported',
  supported: 'supported',
  partly: 'partly',
  contradicted: 'not found',
  'not found': 'not found',
};

/**
 * Holds a claim against its cited sources together. What stands there word for word is quoted; English is judged by the
 * sentence that decides; of other languages nothing better than `partly` is said across languages, and a number that no
 * sentence has caps the verdict. A source that carries nothing caps it too, and so does a sentence too long to be read whole.
 */
export function gradeClaim(
  text: string,
  sources: readonly ClaimSource[],
  { answerLanguage, model }: { answerLanguage: string; model?: ClaimModel | undefined },
): Graded {
  const claim = readClaim(text, sources.length);
  const language = languageOf(text) === '' ? answerLanguage : languageOf(text);
  const isForeign = (source: ClaimSource) => language !== '' && source.language !== '' && language !== source.language;
  const readings = sources.map((source) => readAgainst(claim, source, isForeign(source)));
  const carrying = readings.filter(
    (reading) => reading.best !== null && (reading.quoted || reading.coverage >= CARRIES),
  );
  const evidence = carrying.flatMap((reading) => (reading.best === null ? [] : [reading.best.evidence]));
  const given = (verdict: Verdict, reason?: VerdictReason): Graded => ({
    verdict,
    ...(reason === undefined ? {} : { reason }),
    support: SUPPORT_OF[verdict],
    evidence,
  });
  const quoted = carrying.some((reading) => reading.quoted);
  if (quoted && carrying.some((reading) => isCutFromAim(claim, reading))) return given('partly', 'aim');
  if (quoted) return carrying.length === sources.length ? given('quoted') : given('partly', 'source');
  if ([language, ...sources.map((source) => source.language)].every((one) => one === 'en' || one === '')) {
    const judged = englishVerdict(text, sources, { isComplete: carrying.length === sources.length, model });
    return { ...given(judged.verdict, judged.reason), evidence: judged.evidence };
  }
  return given(verdictByWords(claim, { text, readings, carrying, foreign: sources.some(isForeign) }));
}

/** Words before a quotation that take from it what it says. */
const UNSURE =
  /\b(?:whether|if|no|not|never|unclear|unknown|hypothes\w+|aim\w*|determine|investigate|assess|evaluate)\b/;

/** Whether a quotation is the part of a sentence that says what was asked, or denied: "whether [it improves survival]". */
function isCutFromAim({ folded }: ReadClaim, { best, quoted }: Reading): boolean {
  if (!quoted || best === null) return false;
  const at = best.folded.indexOf(folded);
  return at > 0 && UNSURE.test(best.folded.slice(0, at));
}

/** The verdict where the check knows the words of a language, not its grammar. */
function verdictByWords(
  claim: ReadClaim,
  {
    text,
    readings,
    carrying,
    foreign,
  }: { text: string; readings: readonly Reading[]; carrying: readonly Reading[]; foreign: boolean },
): Verdict {
  const agreeing = carrying.filter((reading) => !reading.contradicted);
  if (agreeing.length === 0) return 'not found';
  const sentences = agreeing.flatMap((reading) => reading.sentences);
  const missing = missingNumbers(claim, sentences).length;
  const share = coverage(claim, sentences, foreign);
  if (missing >= 2 || share < PARTLY) return 'not found';
  const isWhole = text.length <= TEXT_LIMITS.sentence && agreeing.length === readings.length;
  const supported = isWhole && share >= SUPPORTED && missing === 0 && !deniesAlone(claim, sentences) && !foreign;
  return supported ? 'supported' : 'partly';
}
