import type { Candidate } from './alternatives.ts';
import type { Part, Passage } from './article-passages.ts';
import { COUNT } from './terms/number-words.ts';
import { namesStudyKind, termsOf } from './terms/known-terms.ts';
import { matchesIn } from './terms/matches-in.ts';
import { phraseAfter, tidyPhrase } from './terms/phrase.ts';
import { hasBit, wordsWith } from './terms/prefilter-mask.ts';

const GENERIC =
  '(?:patients?|participants?|subjects?|people|persons?|individuals|volunteers?|cases|adults?|survivors|recipients|users|members)';
const TELLING =
  '(?:children|child|adolescents?|infants?|neonates|newborns?|babies|toddlers|boys|girls|women|woman|men|man|males?|females?|veterans|physicians|nurses|students|residents|pregnancies|mothers|fathers|parents|couples|families|caregivers|carers|outpatients|inpatients|smokers|drinkers|athletes|players|workers|employees|donors|elderly|youths?|teenagers|humans|eyes|teeth|knees|twins|offspring|households|schools|practitioners|clinicians|doctors|soldiers|drivers|mice|rats|dogs|pigs|piglets|rabbits|monkeys|sheep|cows|animals|hamsters|primigravidae?|nulliparas?|parturients|schoolchildren|preschoolers)';
const NOUN = new RegExp(`\\b(?<!['’-])(?:${GENERIC}|${TELLING})(?![\\w'’-])`, 'gi');
const NOUNS = wordsWith(new RegExp(NOUN.source));
const IS_GENERIC = new RegExp(`^${GENERIC}$`, 'i');

/** Words that end the run of words before a noun ("… included 40 obese women": 40 obese women). */
const BEFORE_STOP = new Set(
  'the a an of in on at by to for with from and or among amongst between than as that which who these those this their our its into both all most some other such any each every only were was are is be been had have has not no per after before during we studied study included including enrolled recruited randomized randomised assigned allocated involving involved treated compared evaluated examined comprised comprising used using received receiving when where while whether if because but either two-thirds total therefore thus however then when showed found followed over within without under remaining more fewer less through across trial trials'.split(
    ' ',
  ),
);
const AFTER_START =
  /^(?:\s+\([^()]{1,20}\))?\s+(?:with|without|having|who|whose|undergoing|aged|ages|suffering|admitted|scheduled|requiring|presenting|diagnosed|at (?:high|low|increased|risk|term)|on|in|over|under|hospitali[sz]ed|referred|older|younger|of|posted|awaiting|attending|living|infected|exposed|and (?:[\w-]+ ){0,2}(?:women|men|girls|boys|adolescents|children|adults|controls|families|infants)|treated (?:with|for|by)|receiving|taking|born|between|after|from|recovering|eligible|seeking|dependent|deficient|candidates)\b/i;
const AFTER_STOP =
  /[.;:?!](?=\s|$)|,(?!\s(?:aged|age|with|and (?:who|with)|or (?:who|with)|who|mean age)\b)|\s\((?=[^()]{0,12}[=\d%]|mean|age|men|women|range)|\s(?:were|was|is|are|had|have|has|received|underwent|participated|completed|took|entered|will|would|can|could|may|might|should|must|showed|experienced|reported|did|does|do|responded|randomi[sz]ed|randomly|assigned|allocated|to (?:receive|either|determine|assess|evaluate|one|two|compare|an?|the)|compared|using|by|during|into|than|versus|vs|but|which|that|when|while|whether|because|given|before|followed|as|for (?:\d|one|two|three|four|six|twelve|at least|up to)|at (?:the|a|our|baseline|\d|one|two|three)|improved?s?|increased?s?|decreased?s?|reduced?s?|demonstrated|remained|developed|died|achieved|appear|appears|may|between \d{4}|from \d{4}|in (?:the|a|an|this|our|each|both|whom|order|two|three) (?:[\w-]+ )?(?:study|trial|group|groups|arms?|hospital|center|centre|clinic|placebo|control|open|double)|in whom)\b/gi;
const NUMBER = new RegExp(`^(?:${COUNT}|\\d[\\d,]*)(?:-\\w+)?$`, 'i');
/** Words before a noun that do not tell who was studied. */
const HOLLOW = new RegExp(
  '^(?:control|placebo|treated|untreated|treatment|study|eligible|consecutive|these|more|many|several|of|randomi[sz]ed|intervention|experimental|comparison|active|evaluable|completing|remaining|enrolled|consenting|additional|same|individual|different|selected|new|non-?\\w*treated|\\w+-treated|total|average|group|other|fewer|most|further|future|first|second|two|three|four)$',
  'i',
);
const ENROLMENT =
  /\b(?:randomi[sz]|randomly|enrol|recruit|includ|participa|studied|assigned|allocated|total of|admitted|eligible|comprised|consisted|entered|underwent|received)/i;

/** Who was left out is not who was studied. */
const LEFT_OUT = /\b(?:(?:was|were) excluded|excluded if|exclusion criteria)\b/i;
const TAKEN_IN = /\b(?:includ|enrol|recruit|randomi[sz]|eligible)/i;

/** The words before position `to` that belong to the noun there, and whether any of them tells something. */
function wordsBefore(text: string, to: number): { start: number; telling: boolean; count: boolean } {
  // oxlint-disable-next-line regexp/no-super-linear-move -- it reads 90 characters
  const words = matchesIn(text.slice(Math.max(0, to - 90), to), /\S+/g);
  const offset = Math.max(0, to - 90);
  let start = to;
  let telling = false;
  let count = false;
  for (const match of words.toReversed().slice(0, 7)) {
    const word = match[0];
    if (/[,;:.()]$/.test(word) || word.startsWith('(') || BEFORE_STOP.has(word.toLowerCase())) break;
    if (/(?:ed|ing)$/.test(word) && count) break;
    start = offset + match.index;
    if (NUMBER.test(word)) count = true;
    else if (!HOLLOW.test(word)) telling = true;
  }
  return { start, telling, count };
}

interface Signs {
  described: boolean;
  telling: boolean;
  enrolled: boolean;
}

function chanceOf(part: Part, { described, telling, enrolled }: Signs): number {
  if (part === 'results' || part === 'outcomes') return enrolled && described ? 0.4 : 0.15;
  if (part === 'title') return 0.9;
  if (enrolled) return described ? 0.88 : 0.7;
  if (part === 'aim' || part === 'participants') return described ? 0.8 : 0.7;
  if (part === 'methods') return described ? 0.7 : 0.2;
  return described ? 0.6 : telling ? 0.35 : 0.3;
}

/** Adjectives after which a comma only parts them from the next ("locally advanced, unresectable carcinoma"). */
const MORE_TO_COME =
  /\b(?:advanced|severe|moderate|mild|chronic|acute|stable|refractory|recurrent|metastatic|untreated|primary|persistent|active|early|late|symptomatic|asymptomatic|uncomplicated|newly diagnosed|relapsed|unresectable)$/i;

function description(text: string, from: number): string {
  const first = phraseAfter(text, from, AFTER_STOP);
  if (!MORE_TO_COME.test(first) || text[from + first.length] !== ',') return first;
  return text.slice(from, from + first.length + 1) + phraseAfter(text, from + first.length + 1, AFTER_STOP);
}

function candidatesIn(passage: Passage): Candidate[] {
  const candidates: Candidate[] = [];
  if (!hasBit(passage, NOUNS)) return candidates;
  const { part, text } = passage;
  if (LEFT_OUT.test(text) && !TAKEN_IN.test(text)) return candidates;
  let done = 0;
  for (const match of matchesIn(text, NOUN)) {
    if (match.index < done) continue;
    const noun = match[0];
    const { start, telling, count } = wordsBefore(text, match.index);
    const from = match.index + noun.length;
    const opened = AFTER_START.exec(text.slice(from, from + 60))?.[0] ?? '';
    const after = opened === '' ? '' : opened + description(text, from + opened.length);
    const generic = IS_GENERIC.test(noun);
    if (after === '' && !telling && (generic || !count)) continue;
    done = from + after.length;
    const described = after !== '' || !generic;
    const enrolled = count && ENROLMENT.test(text);
    candidates.push({
      text: tidyPhrase(text.slice(start, from + after.length)),
      chance: chanceOf(part, { described, telling, enrolled }),
    });
  }
  return candidates;
}

const TITLE_TAIL =
  /\b(?:in|among)\s+(?!(?:the|a|an)\s+(?:treatment|management|prevention|randomi|double|pilot|multicent)|(?:treatment|vivo|vitro|\d))/gi;
const CONDITION =
  /\b(?:treatment|prevention|prophylaxis|management|control|eradication|relief|healing|repair|therapy|rehabilitation) (?:of|for|in)\s+/gi;
const CONDITION_STOP =
  /[.;:?!,(]|\s(?:in|with|by|using|after|during|following|among|versus|vs|at|through|on|and (?:its|the)|is|was|were|are|has|have|from|within|because|compared|than|as|to)\b/gi;
const TAIL_STOP =
  /[.;:?!](?=\s|$)|:|\s[-–—]\s|,|\s\(|\s(?:using|by|treated with|receiving|during|after|at|on|versus|vs)\b/gi;

const WHO = ['condition', 'population'] as const;

function titleCandidates({ text: title, terms }: Passage): Candidate[] {
  const tails = matchesIn(title, TITLE_TAIL).map((match) => ({
    text: tidyPhrase(phraseAfter(title, match.index + match[0].length, TAIL_STOP)),
    chance: namesStudyKind(title.slice(match.index), WHO) ? 0.75 : 0.6,
  }));
  const conditions = matchesIn(title, CONDITION).map((match) => ({
    text: tidyPhrase(phraseAfter(title, match.index + match[0].length, CONDITION_STOP)),
    chance: 0.6,
  }));
  const known = termsOf(terms, ['condition']).map((text) => ({ text, chance: 0.45 }));
  const candidates = [...tails.slice(-1), ...conditions];
  return candidates.length > 0 ? candidates : known;
}

/** Who was studied, as title and abstract put it, surest first. */
export function populationsIn(passages: readonly Passage[]): Candidate[] {
  return passages.flatMap((passage) => [
    ...candidatesIn(passage),
    ...(passage.part === 'title' ? titleCandidates(passage) : []),
  ]);
}
