import { MIN_CHANCE, type Candidate } from '../alternatives.ts';
import type { Part, Passage } from '../article-passages.ts';
import { namesStudyKind, namesNothing, termsOf } from './known-terms.ts';
import { matchesIn } from './matches-in.ts';
import { listed, phraseAfter, phraseBefore, tidyPhrase } from './phrase.ts';
import { hasBit, wordsAmong, wordsWith, type PrefilterBit } from './prefilter-mask.ts';

/** What was done, and what it was compared with. */
export interface Treatments {
  interventions: readonly Candidate[];
  comparisons: readonly Candidate[];
}

/** Words that make an arm the one that others are compared with. */
const CONTROL =
  /\b(?:placebo|sham|usual|standard|conventional|routine|control|controls|no (?:treatment|intervention|therapy|\w+)|untreated|wait(?:ing)?[- ]?list|observation|delayed|attention|saline|vehicle|treatment as usual|TAU|alone|without)\b/i;
/** Phrases about people, time or figures rather than what was done. */
const PEOPLE =
  /\b(?:patients?|subjects|participants|volunteers|women|men|children|infants|individuals|outcomes?|efficacy|effectiveness|survival|risk|safety|trials?|study|studies|grams|mean|times|orally|randomly|months?|weeks?)\b|^\S+(?:ly|ally)$/i;
/** Arms that name nothing. */
const EMPTY =
  /^(?:(?:the |an? |one |two |three |four |either )*(?:\w+ )?(?:experimental|systemic|active|intensive|novel|groups?|arms?|conditions?|regimens?|treatments?|interventions?|drugs?|therap(?:y|ies)|sequences?|doses?|protocols?|order|study|trial|patients?|subjects?|participants?|medication|it|them|each|other|same|one|two|three|\d+|data|results?|outcomes?)|group [\dA-Z]+|.{0,2}|[\d\s%.,]+.{0,12}|(?:two|three|four|2|3|4|equal|different|parallel) .{0,20}(?:groups?|arms?|conditions?|treatments?|regimens?))$/i;
const COUNTING_PREFIX =
  /^(?:(?:one|either) of )?(?:the )?(?:(?!receiv|given)[\w-]+ ){0,4}?(?:groups?|arms?|conditions?|regimens?|treatments?|interventions?|programs?|programmes?|sequences?)\s*(?:[:,;(–-]|(?:receiving|that received|who received|which received|given|consisting of|of either|to receive|to take|to undergo|treated with|with|either|for treatment with)\s)\s*(?:either\s|the\s)?/i;

const STOP_COMMON =
  '[.;:?!](?=\\s|$)|\\s(?:were|was|is|are|had|have|has|will|would|can|could|may|might|should|did|does|do|which|that|who|when|while|whether|because|if|but|in order|daily|twice|once|three times|every|per|at|before|prior|after|during|until|within|over|throughout|from|based|according|according to|starting|beginning|followed|using|as|then|to (?:assess|determine|evaluate|compare|improve|reduce|prevent|treat|examine|investigate)|for (?:\\d|one|two|three|four|five|six|seven|eight|ten|twelve|up|at least|a)|in (?:a|an|the|addition|this|each|order|patients|subjects|children|women|men|adults|infants|two|three|random|newly|healthy|previously|those|elderly|people)|on (?:the|day|days|a|two)|by (?:a|the)|versus baseline)\\b';
const ARM_STOP = new RegExp(`${STOP_COMMON}|\\s\\((?=[nN] ?=|\\d|group|control)`, 'g');
const NAME_STOP = new RegExp(
  `${STOP_COMMON}|\\s(?:on|in|for|against|upon|to|with|among|between|by|and its|and their|versus|vs|compared|than|or|and (?:placebo|quality|the|to|whether))\\b|,|\\s\\(`,
  'g',
);
const USED_STOP = new RegExp(
  `${STOP_COMMON}|\\s(?:in|for|on|by|to|with|compared|versus|vs|than|alone)\\b|,|\\s\\(`,
  'g',
);

const ALLOTTED =
  /\b(?:randomi[sz]ed|randomly|assigned|allocated|divided|allotted)\b(?:(?!\b(?:to|into)\b)[^.;:]){0,90}?\b(?:to|into)\s+(?!(?:assess|examine|evaluate|determine|investigate|compare|test|study|further)\b)(?:(?:be |have )?(?:receiv\w*|undergo\w*|treated with|treatment with|therapy with|given|get|take|use|participate in|treatment|therapy|the)\s+)*(?:either\s+|one of\s+)?/gi;
const GIVEN =
  /\b(?:received?|receiving|treated (?:with|by)|treatment with|given|administered|administration of|therapy with|underwent|supplement(?:ed|ation) with|supplements? of|inject(?:ed|ions?) (?:with|of)|infusions? of|immuni[sz]ed with|vaccinat(?:ed|ion) with|inoculated with|doses? of|consumed|ingested|anaesthesia with|anesthesia with|combination of|prophylaxis with|efficacy and (?:safety|tolerability) of|offered|exposed to|managed with|application of)\s+(?:either\s+|a |an |the |\d+ (?:weeks|days|months) of )?/gi;
const NAMED =
  /\b(?:effects?|efficacy|effectiveness|safety|impact|influence|role|benefits?|value|usefulness|feasibility|tolerability|use|trial|study|evaluation|pharmacokinetics|actions?|addition|superiority|potential|utility|comparison|outcomes?|performance|acceptability|immunogenicity|potency|bioavailability|activity|administration|assessment|test|implementation)(?: (?:and|or|,) (?:[\w-]+ )?[\w-]+)? (?:of|for|with)\s+(?:adding |using |giving |a |an |the )?/gi;
const ALLOTTED_WORDS = wordsAmong('randomized randomised randomly assigned allocated divided allotted');
const GIVEN_WORDS = wordsAmong(
  'receive received receiving treated treatment given administered administration therapy underwent supplemented supplementation supplements supplement injected injection injections infusion infusions immunized immunised vaccinated vaccination inoculated dose doses consumed ingested anaesthesia anesthesia combination prophylaxis efficacy offered exposed managed application',
);
const NAMED_WORDS = wordsAmong(
  'effect effects efficacy effectiveness safety impact influence role benefit benefits value usefulness feasibility tolerability use trial study evaluation pharmacokinetics action actions addition superiority potential utility comparison outcome outcomes performance acceptability immunogenicity potency bioavailability activity administration assessment test implementation',
);
const CONTROL_WORDS = wordsAmong(
  'placebo sham usual standard conventional routine no wait waiting wait-list waiting-list attention control compare compared comparing comparison relative superior inferior equivalent preferable',
);
const VERSUS =
  /\s(?:versus|vs\.?|compared (?:with|to)|in comparison (?:with|to)|rather than|as opposed to|(?:better|superior|safer|(?:more|less) \w+) (?:than|to))\s/gi;
const SIZED =
  /(?:(?<!\s)\s+)?\((?:group \w{1,30}[,;:]? ?)?(?:[nN] ?= ?\d+|\d+ (?:patients|subjects|participants|women|men|children|infants|eyes))[^()]{0,30}\)/g;
const BEFORE_SIZED =
  /[.,;:()]\s|\b(?:to|or|and|received|receive|receiving|either|with|versus|vs|into|given|the|of|a|an|in|group|were|was)\s/gi;
const COMPARED =
  /\b(?:compared?|comparing|comparison|relative|superior|inferior|equivalent|preferable)\s+(?:with|to|against|favou?rably with)\s+(?:that of |those of |the |a |an )?/gi;
const GROUP = /\s(?:(?:groups?|arms?)|(therapy|programs?|programmes?|supplementation|training|treatment))\b/gi;
const GROUP_WORDS = wordsAmong(
  'group groups arm arms therapy program programs programme programmes supplementation training treatment',
);
/** Words before "group" that do not name it. */
const NO_NAME = new Set(
  'the a an in and or of each both two three four all between this that to for with other than one respective was were is by from treatment same on at either second first third age per which these those during after before'.split(
    ' ',
  ),
);
const NAME_WORDS = 3;
/** What is done to all who take part is no intervention of the study. */
const SETTING =
  /\b(?:after|following|undergoing|underwent|before|during|prior to|scheduled for|requiring|in|at|on) (?:[\w-]+ ){0,3}$/i;
const KNOWN_CONTROL =
  /\b(?:placebo|sham|usual|standard (?:care|treatment|therapy|management)|conventional|routine|control \w+|controls|no (?:treatment|intervention|therapy|drug|prophylaxis|medication|supplement\w*|exercise|training|premedication)|wait(?:ing)?[- ]?list)\b/i;
const WELL_KNOWN =
  /\b(?:placebo|sham (?:[\w-]+ )?(?:treatment|procedure|stimulation|acupuncture|surgery|control)|usual care|standard care|standard treatment|standard therapy|conventional (?:treatment|therapy|care)|treatment as usual|routine care|no treatment|wait(?:ing)?[- ]?list(?: control)?(?: group)?|attention control|control group)\b/gi;

function arms(text: string): string[] {
  return listed(text.replace(COUNTING_PREFIX, '')).filter((arm) => !EMPTY.test(arm));
}

function withoutDose(arm: string): string {
  return arm.replace(
    /^(?:(?:\d[\d.,-]*|one|two|three|single|daily|oral dose of)\s*(?:m?g|mcg|µg|ml|IU|U|mg\/kg|g\/day|mg\/day|micrograms?|milligrams?|units?|weeks?|months?|days?|times|doses?|daily|a day|minutes|hours?)?\/?(?:kg|day|d|h)?\s+(?:of\s+)?)+/i,
    '',
  );
}

const NO_TREATMENTS: Treatments = { interventions: [], comparisons: [] };

/** Sorts the arms of one sentence: controls apart; of equals the last is what the others are compared with. */
function sortArms(found: readonly string[], chance: number, rivals = false): Treatments {
  if (found.length === 0) return NO_TREATMENTS;
  const named = found.map(withoutDose).filter((arm) => arm !== '' && !EMPTY.test(arm) && !PEOPLE.test(arm));
  const controls = named.filter((arm) => CONTROL.test(arm) && (!namesNothing(arm) || KNOWN_CONTROL.test(arm)));
  const others = named.filter((arm) => !CONTROL.test(arm) && !namesNothing(arm));
  const last = rivals && controls.length === 0 && others.length > 1 ? others.slice(-1) : [];
  return {
    interventions: others.slice(0, others.length - last.length).map((text) => ({ text, chance })),
    comparisons: [...controls, ...last].map((text) => ({ text, chance })),
  };
}

function merged(all: readonly Treatments[]): Treatments {
  const withTreatments = all.filter(({ interventions, comparisons }) => interventions.length + comparisons.length > 0);
  return {
    interventions: withTreatments.flatMap(({ interventions }) => interventions),
    comparisons: withTreatments.flatMap(({ comparisons }) => comparisons),
  };
}

function armsAfter(text: string, opening: RegExp, stop: RegExp): string[][] {
  return matchesIn(text, opening).map((match) => arms(phraseAfter(text, match.index + match[0].length, stop)));
}

function versusIn(title: string): Treatments {
  const [match] = matchesIn(title, VERSUS);
  if (match === undefined) return NO_TREATMENTS;
  const left = phraseBefore(
    title,
    match.index,
    /[.:?]\s|\b(?:of|between|with|comparing|comparison|study|trial|for)\s/gi,
  );
  const right = phraseAfter(title, match.index + match[0].length, NAME_STOP);
  return sortArms([...arms(left).slice(-2), ...arms(right).slice(0, 1)], 0.75, true);
}

const DONE = ['drug', 'drug-class', 'procedure'] as const;
/** Words in an opening that is rather what was done ("Iloprost in …") than what the article is about. */
const SHORT_OPENING = 2;
const OPENING =
  /^([^:?.]{3,90}?)\s+(for|in|improves?|reduces?|increases?|decreases?|prevents?|as|versus|during|enhances?|does|to|with|on|after|lowers?|attenuates?|inhibits?|affects?|plus|alone|modulates?|alters?|protects?|suppresses|facilitates|promotes|before|by|and)\b/i;
const NOT_TREATMENT =
  /^(?:effects?|efficacy|comparison|comparative|a|an|the|randomi[sz]ed|double|study|trial|evaluation|impact|influence|role|clinical|safety|treatment|prevention|management|prospective|controlled|changes?|assessment|use|long-term|short-term|phase|pilot|prediction|predictors?|relationship|association|outcomes?|results?|analysis|factors?|quality|lack|is|does|do|can|what|how|why|are|which|patients?|children|women|men|differential|improved?|improving|reduction|reducing|increased?|early|\w+ing)\b/i;

function titleTreatments(title: string): Treatments {
  const [, opened = '', next = ''] = OPENING.exec(title) ?? [];
  const subject = opened === '' || NOT_TREATMENT.test(opened) ? [] : listed(opened);
  const named = subject.filter((arm) => !PEOPLE.test(arm) && !namesNothing(arm));
  const interventions = named.map((text) => ({
    text,
    chance:
      namesStudyKind(text, DONE) || (opened.split(' ').length <= SHORT_OPENING && /^(?:in|for|versus|plus)$/.test(next))
        ? 0.5
        : 0.37,
  }));
  return merged([versusIn(title), { interventions, comparisons: [] }]);
}

const BY_PART: Readonly<
  Record<'allotted' | 'given' | 'named' | 'groups' | 'drugs' | 'procedures', Readonly<Partial<Record<Part, number>>>>
> = {
  allotted: { aim: 0.45, results: 0.35, participants: 0.8, interventions: 0.86 },
  given: {
    title: 0.77,
    aim: 0.68,
    methods: 0.67,
    participants: 0.69,
    interventions: 0.74,
    conclusions: 0.58,
    results: 0.6,
  },
  named: { title: 0.66, aim: 0.55, conclusions: 0.6 },
  groups: { title: 0.72, participants: 0.7, interventions: 0.64, methods: 0.57, aim: 0.55, conclusions: 0.5 },
  drugs: { title: 0.66, aim: 0.64, methods: 0.66, interventions: 0.78, participants: 0.7, outcomes: 0 },
  procedures: { title: 0.45, aim: 0.4, interventions: 0.6 },
};
const OTHERWISE = { allotted: 0.6, given: 0.46, named: 0, groups: 0.44, drugs: 0.58, procedures: 0.3 } as const;

const WELL_KNOWN_WORDS = wordsWith(/\b(?:placebo|sham|usual|standard|conventional|routine|no|wait|attention|control)/);
const COMPARING = wordsWith(/\b(?:compar|relative|superior|inferior|equivalent|preferable)/);

function comparisonsIn(passage: Passage): Candidate[] {
  const { text } = passage;
  const known = hasBit(passage, WELL_KNOWN_WORDS)
    ? matchesIn(text, WELL_KNOWN).map((match) => ({ text: match[0], chance: 0.57 }))
    : [];
  if (!hasBit(passage, COMPARING)) return known;
  const compared = armsAfter(text, COMPARED, USED_STOP).flatMap((found) => found.slice(0, 1));
  const controls = compared
    .filter((arm) => CONTROL.test(arm) && !PEOPLE.test(arm))
    .map((arm) => ({ text: arm, chance: 0.5 }));
  return [...known, ...controls];
}

/** What stands before "group", or before and with "therapy". */
function groupNames(text: string): string[] {
  return matchesIn(text, GROUP).map((match) => {
    const before = text.slice(Math.max(0, match.index - 60), match.index).split(' ');
    let from = before.length;
    while (
      from > Math.max(0, before.length - NAME_WORDS) &&
      /^[\w+-]+$/.test(before[from - 1] ?? '') &&
      !NO_NAME.has(before[from - 1]?.toLowerCase() ?? '')
    )
      from -= 1;
    const name = before.slice(from).join(' ');
    return name === '' ? '' : tidyPhrase(match[1] === undefined ? name : `${name} ${match[1]}`);
  });
}

function lexicalTreatments({ part, text, terms }: Passage): Treatments {
  if (terms.length === 0) return NO_TREATMENTS;
  const chance = (way: 'drugs' | 'procedures') => BY_PART[way][part] ?? OTHERWISE[way];
  const done = terms.filter(
    ({ start, kinds }) => kinds.has('procedure') && !SETTING.test(text.slice(Math.max(0, start - 50), start)),
  );
  return merged([
    sortArms(termsOf(terms, ['drug', 'drug-class']), chance('drugs')),
    sortArms(chance('procedures') < MIN_CHANCE ? [] : termsOf(done, ['procedure']), chance('procedures')),
  ]);
}

function treatmentsIn(passage: Passage): Treatments {
  const { part, text } = passage;
  const lexical = lexicalTreatments(passage);
  if (part === 'background') return lexical;
  const chance = (way: keyof typeof BY_PART) => BY_PART[way][part] ?? OTHERWISE[way];
  const ways = (way: keyof typeof BY_PART, words: PrefilterBit) => chance(way) >= MIN_CHANCE && hasBit(passage, words);
  const allotted = ways('allotted', ALLOTTED_WORDS) ? armsAfter(text, ALLOTTED, ARM_STOP) : [];
  const named = ways('named', NAMED_WORDS) ? armsAfter(text, NAMED, NAME_STOP) : [];
  const given = ways('given', GIVEN_WORDS) ? armsAfter(text, GIVEN, USED_STOP) : [];
  const groups = ways('groups', GROUP_WORDS) ? groupNames(text) : [];
  const sized = text.includes('(')
    ? matchesIn(text, SIZED).map((match) => tidyPhrase(phraseBefore(text, match.index, BEFORE_SIZED)))
    : [];
  return merged([
    ...allotted.map((found) => sortArms(found, chance('allotted'), true)),
    ...named.map((found) => sortArms(found.slice(0, 2), chance('named'))),
    ...given.map((found) => sortArms(found.slice(0, 3), chance('given'))),
    sortArms(sized, 0.5),
    sortArms(groups, chance('groups')),
    lexical,
    { interventions: [], comparisons: hasBit(passage, CONTROL_WORDS) ? comparisonsIn(passage) : [] },
    part === 'title' ? titleTreatments(text) : NO_TREATMENTS,
  ]);
}

/** What was done and what it was compared with, as title and abstract put it. */
export function treatmentsOf(passages: readonly Passage[]): Treatments {
  return merged(passages.map(treatmentsIn));
}
