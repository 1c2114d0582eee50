import type { QuestionFrame } from '@footnote/domain';
import { hasFigure } from '@footnote/literature';
import type { EvidenceSentence } from '../chat.ports.ts';
import { tellsHarm } from './side/side-features.ts';
import { ASKS_WHETHER } from './side/sides.ts';
import { WITHOUT_FIGURES, type ToldStudy } from './told-study.ts';

/** An outcome as a part of several that are counted together: "progression or cardiovascular death". */
const COUNTED_TOGETHER =
  /\b(?:[Cc]omposite|[Cc]ombined (?:end ?point|outcome))\b|\bor (?:[\w-]+ ){0,3}(?:deaths?|died|mortality|strokes?|infarctions?|hospitali[sz]ations?|admissions?|amputations?|reoperations?)\b/;
/** An outcome that is asked for as several counted together. */
const ASKED_TOGETHER = /\bevents?\b|\bMACE\b|\bcomposite\b| or /i;
/** How something was borne: no answer to whether it works. */
const HOW_BORNE =
  /\b(?:(?<!major )adverse (?:events?|effects?|(?:drug )?reactions?)|side[- ]effects?|tolera(?:ted|bility)|discontinu\w+)\b/i;
const OF_WORTH: ReadonlySet<QuestionFrame['type']> = new Set(['therapy', 'comparison', 'dose', 'diagnosis', 'cost']);
/** Begins with what the sentence before it speaks of: "It was 19.9% after …", "Survival was also lower (93.8% vs 99.0%)". */
const REFERS_BACK =
  /^(?:it|they|these|this|those|both|such|the (?:corresponding|respective))\b|^(?:[\w-]{1,30} ){1,5}(?:was|were) also\b/i;
/** Why an effect came about, which another sentence has told: "The reduction was primarily due to fewer deaths from heart failure". */
const EXPLAINS =
  /\b(?:primarily|mainly|largely|mostly|chiefly) (?:due|owing|attributable|because|driven)\b|\b(?:was|were) driven by\b/i;
/** Says what was done, where it says nothing of what came of it. */
const TELLS_WHAT_WAS_DONE =
  /^(?:in (?:this|the present|our) (?:study|trial),? )?(?:we|this (?:study|trial)) (?:compared|evaluated|assessed|investigated|examined|aimed|sought|studied|tested)\b|\bwere (?:evaluated|assessed|measured|recorded|monitored) (?:hourly|daily|weekly|every)\b/i;
const TELLS_A_RESULT =
  /\b(?:found|show(?:ed|n|s)?|significant(?:ly)?|superior|better|worse|higher|lower|reduced|increased|improved)\b|\bp ?[<=>]/i;
/** Says how alike the groups were before. */
const TELLS_BASELINE = /\bcharacteristics of the (?:\w+ )?groups were (?:similar|comparable|balanced)\b/i;

const tellsNoResult = (text: string) =>
  TELLS_BASELINE.test(text) || (TELLS_WHAT_WAS_DONE.test(text) && !TELLS_A_RESULT.test(text));

/** No sentence leads for what it names that is less likely than this share of the likeliest answer. */
const OF_LIKELIEST = 0.5;
/** Characters between sentences that stand side by side. */
const BESIDE = 3;

/**
 * The sentences a study answers with, without those that tell no result where others do, in the order they are told: first the
 * likeliest answer, of those with a figure of an outcome that was asked for where one is nearly as likely, then the others as they
 * stand in the abstract, and last what follows.
 */
export function inOrderOfAnswer(
  { headline, figures }: Pick<ToldStudy, 'headline' | 'figures'>,
  frame: QuestionFrame,
): EvidenceSentence[] {
  const { type, outcomes } = frame;
  const told = [...figures, headline];
  const results = told.filter(({ text }) => !tellsNoResult(text));
  const all = results.length > 0 ? results : told;
  const asksHowBorne = !OF_WORTH.has(type) || outcomes.some((outcome) => HOW_BORNE.test(outcome));
  const answering = all.filter(({ text }) => asksHowBorne || !HOW_BORNE.test(text));
  if (WITHOUT_FIGURES.has(type)) return [headline, ...figures];
  const withFigures = answering.filter((one) => one.outcomes.length > 0 && hasFigure(one.text, type));
  const effects = withFigures.filter(({ text }) => !EXPLAINS.test(text));
  const naming = effects.length > 0 ? effects : withFigures;
  const asksOne = outcomes.length > 0 && !outcomes.some((outcome) => ASKED_TOGETHER.test(outcome));
  const byItself = asksOne ? naming.filter(({ text }) => !COUNTED_TOGETHER.test(text)) : [];
  const [telling, ofTold] = tellingHarm(answering, naming, frame);
  const harms = [ofTold, telling].find((some) => some.length > 0);
  const fit = likeliestOf(harms ?? [byItself, naming, answering].find((some) => some.length > 0) ?? all);
  const likeliest = likeliestOf(all);
  const lead = harms === undefined && fit.relevance < OF_LIKELIEST * likeliest.relevance ? likeliest : fit;
  const before = REFERS_BACK.test(lead.text) ? all.find((one) => isBefore(one, lead)) : undefined;
  return [...new Set([...(before === undefined ? [] : [before]), lead, ...all])];
}

/**
 * Where a harm is asked about besides other things, the sentences that say it was more, and those with a figure of it: “yes” is
 * read from them, and would be read of whatever led in their place.
 */
function tellingHarm(
  answering: readonly EvidenceSentence[],
  naming: readonly EvidenceSentence[],
  frame: QuestionFrame,
): readonly [telling: readonly EvidenceSentence[], ofTold: readonly EvidenceSentence[]] {
  if (frame.outcomes.length < 2 || !ASKS_WHETHER.has(frame.type)) return [[], []];
  const telling = answering.filter(({ text }) => tellsHarm(text, frame));
  const told = new Set(telling.flatMap((one) => one.outcomes));
  return [telling, naming.filter((one) => one.outcomes.some((outcome) => told.has(outcome)))];
}

function likeliestOf(sentences: readonly EvidenceSentence[]): EvidenceSentence {
  return sentences.reduce((likeliest, one) => (one.relevance > likeliest.relevance ? one : likeliest));
}

function isBefore(one: EvidenceSentence, other: EvidenceSentence): boolean {
  return one.end <= other.start && other.start - one.end <= BESIDE;
}
