import { namesOne, type Citation, type Finding, type QuestionFrame } from '@footnote/domain';
import { alternativesOf } from '@footnote/literature';
import type { EvidenceSentence } from '../../chat.ports.ts';
import { BAD, GOOD } from '../side/worth-words.ts';
import { isFromCurator } from './is-from-curator.ts';
import { wordStems } from '../word-stems.ts';

/** Numbers, people, and words that say how it went or how it was reckoned: what was read with them is no name of an outcome. */
const NO_NAME =
  /^$|\d{2,}|\b(?:patients?|records?|subjects?|participants?|children|groups?|arms?|(?<!clinically )significant\w*|fewer|more|less|lower|higher|greater|neither|either|both|pooled|odds|hazard|relative|ratios?|non-?inferior\w*|trend|differences?|without|versus|compared)\b/i;
/** What was measured, beside what is good or bad for somebody. */
const MEASURED =
  /\b(?:scores?|scales?|levels?|rates?|pressures?|times?|duration|index|volumes?|velocity|concentrations?|counts?|density|weight|height|mass|symptoms?|signs?|incidence|prevalence|occurrence|progression|need for|use of|length of|number of|changes? (?:in|from)|threshold|exposure|absorption|bioavailability|clearance|formation|development|onset|stay|visits|distance|strength|temperature|withdrawal|breathlessness|dyspn\w+|anxiety|depression|sleep|fatigue|itch\w*|seizures?|falls?|dependen\w+|sensitivity|specificity|z score)\b/i;
/** Questions whose answer is no outcome of anybody. */
const WITHOUT_OUTCOME: ReadonlySet<QuestionFrame['type']> = new Set(['definition', 'mechanism']);

/**
 * The outcome a sentence tells: those asked for that it names, else what somebody who read the study calls it, else what was drawn from
 * the study, where that reads as an outcome and the sentence has it word for word. '' where nobody can be sure.
 */
export function toldOutcome(
  source: EvidenceSentence,
  finding: Finding | undefined,
  { title, abstract, ml_o: outcomes }: Citation,
  frame: QuestionFrame,
): string {
  const asked = withoutExposure(source.outcomes, frame);
  if (asked.length > 0) return asked.join(' · ');
  const own = alternativesOf(outcomes);
  const written = own.filter((one) => one !== '' && isFromCurator({ title, abstract }, one));
  const curated = written.find((one) => isSaid(one, source.text)) ?? written.find((one) => isToldBy(one, source.text));
  if (curated !== undefined) return curated;
  if (WITHOUT_OUTCOME.has(frame.type)) return '';
  const drawn = [finding?.outcome ?? '', ...own].filter((one) => isOutcome(one, frame));
  return drawn.find((one) => isSaid(one, source.text)) ?? drawn.find((one) => isSaidShort(one, source.text)) ?? '';
}

/** Of the outcomes a sentence names, those that are none of what somebody was exposed to. */
function withoutExposure(
  named: readonly string[],
  { type, interventions, outcomes }: QuestionFrame,
): readonly string[] {
  // Where a cause was asked about and no treatment was read, it stands first among the outcomes.
  const isFirst = type === 'aetiology' && interventions.length === 0 && outcomes.length > 1;
  return named.filter((one) => !/\bexposure$/i.test(one) && !(isFirst && one === outcomes[0]));
}

/** Whether a sentence says the letters that stand behind a name in brackets: "progression-free survival (PFS)". */
function isSaidShort(name: string, text: string): boolean {
  const letters = /\(([A-Z][A-Za-z0-9-]{1,9})\)$/.exec(name)?.[1];
  return letters !== undefined && text.split(/[^\p{L}\d-]+/u).includes(letters);
}

/** When and how an outcome was measured. */
const WHEN = /\s(?:over|at|within|by|during|after|from|for)\s.*$|\([^()]{0,80}\)/gi;
/** Deaths at the end of a scale are no outcome by themselves. */
const SCALE = /\b(?:scales?|scores?)\b/i;
const DEATHS = /\b(?:death|died|dead|mortality|surviv|alive)/i;

function singular(stem: string): string {
  return stem.replace(/s$/, '');
}

/** Whether a sentence tells an outcome: what it is called by, and not only whose it is (“cancer incidence” is no cancer mortality). */
function isToldBy(outcome: string, text: string): boolean {
  const said = new Set([...wordStems(text)].map(singular));
  return outcome
    .replaceAll(WHEN, ' ')
    .split(/[,;]|\s(?:and|or)\s/)
    .some((part) => {
      if (DEATHS.test(part) && !SCALE.test(part)) return DEATHS.test(text);
      const stems = [...wordStems(part)].map(singular);
      const told = stems.filter((stem) => said.has(stem));
      return told.length > 1 || (told.length === 1 && told[0] === stems.at(-1));
    });
}

function isOutcome(name: string, { interventions, comparators }: QuestionFrame): boolean {
  if (NO_NAME.test(name) || namesOne(name, [...interventions, ...comparators])) return false;
  return GOOD.test(name) || BAD.test(name) || MEASURED.test(name);
}

function isSaid(name: string, text: string): boolean {
  const said = wordStems(text);
  return [...wordStems(name)].every((stem) => said.has(stem));
}
