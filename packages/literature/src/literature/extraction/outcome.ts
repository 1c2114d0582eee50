import { MIN_CHANCE, type Candidate } from './alternatives.ts';
import type { Part, Passage } from './article-passages.ts';
import { namesStudyKind, namesNothing, termsOf } from './terms/known-terms.ts';
import { matchesIn } from './terms/matches-in.ts';
import { listed, phraseAfter, phraseBefore } from './terms/phrase.ts';
import { hasBit, wordsAmong, wordsWith, type PrefilterBit } from './terms/prefilter-mask.ts';

const STOP =
  '[.;:?!](?=\\s|$)|\\s\\((?![A-Z][A-Za-z0-9-]{1,8}\\))|\\s(?:were|was|is|are|had|have|has|will|would|can|could|may|might|should|did|does|do|which|that|who|when|while|whether|because|if|but|compared|than|versus|vs|before|after|during|using|by|at|within|between|among|from|over|throughout|until|as|with|without|followed|prior|in (?:a|an|the|patients|children|women|men|adults|infants|both|this|these|all|each|either|subjects|participants|individuals|healthy|those|any|our|preterm|elderly)|for (?:the|a|patients|each|both|\\d)|on (?:days?|the (?:first|second|third|last))|following|through|per|relative|according|via|due|per)\\b';
const MEASURE_STOP = new RegExp(STOP, 'g');
const CHANGE_STOP = new RegExp(`${STOP}|,|\\s(?:and (?:was|were|the|a|an|in)|in|for|to|on)\\b`, 'g');
const TITLE_STOP = new RegExp(`${STOP}|\\s(?:in|of patients)\\b|:`, 'g');

const PRIMARY =
  /\b(?:primary|main|principal|secondary|co-?primary|major|key)\s+(?:[\w-]+\s){0,3}?(?:outcomes?|end-?\s?points?|measures?|variables?|criteri(?:on|a)|parameters?)(?:\s(?!was|were|is|are)[\w-]+){0,3}?\s*(?:\bwas\b|\bwere\b|\bis\b|\bare\b|\bincluded?d?\b|\bwill be\b|\bbeing\b|\bconsisted of\b|\bcomprised\b|:)\s*/gi;
const IS_PRIMARY =
  /\s(?:was|were|is|are|served as|as|being) (?:the |our |a |defined as the |considered (?:the )?)?(?:primary|main|principal|secondary)\s+(?:[\w-]+\s){0,3}?(?:outcomes?|end-?\s?points?|measures?|variables?|criteri)/gi;
const OUTCOMES_WERE =
  /\b(?:outcomes?(?: measures?| variables?)?|end-?\s?points?|outcome parameters)\s+(?:were|was|included?|are|is|will be|:)\s+/gi;
const MEASURED =
  /\s(?:(?:was|were|is|are|will be|has been|have been)\s+(?:also\s|then\s|not\s|all\s|both\s|\w+ly\s)?)(?:measured|assessed|evaluated|recorded|determined|monitored|analy[sz]ed|examined|documented|quantified|calculated|obtained|estimated|rated|scored|tested|investigated|collected|compared|performed|studied|noted|observed|seen|found|reported|detected)\b/gi;
const MEASURING =
  /\b(?:measured|assessed|evaluated|recorded|monitored|measuring|assessing|measures? of|assessments? of|evaluations? of|measurements? of|assess|measure|evaluate|determine|rates? of|incidence of|prevalence of|frequency of|severity of|levels? of|concentrations? of|risk of|time to|duration of|number of|percentage of|proportion of)\s+(?!(?:by|with|at|in|on|using|after|before|for|as|during|every|whether|the effect|the efficacy|the impact|effects?|efficacy|how|if|patients|subjects|participants|women|men|children|two|three)\b)/gi;
const CHANGED =
  /\b(?:differences?|reductions?|decreases?|increases?|improvements?|changes?|declines?|rises?|gains?|effects?|elevations?|impairments?|deterioration|impact|influence|benefits?)\s+(?:\w+\s)?(?:in|on)\s+/gi;
const CHANGING =
  /\b(?:improv|reduc|increas|decreas|lower|prevent|enhanc|attenuat|affect|alter|rais|suppress|inhibit|delay|diminish|accelerat|shorten|prolong|influenc|modulat|alleviat|reliev|stimulat|elevat|impair|facilitat|minimi[sz]|exacerbat|potentiat|modif)(?:e|es|ed|ing|s|y|ies|ied)?\s+(?:(?:the|both|mean|overall)\s+)?/gi;
const FARED =
  /\s(?:(?:was|were|is|are)\s+(?:also\s|not\s|\w+ly\s|no\s|more\s|less\s){0,3}(?:different|higher|lower|greater|better|worse|less|more|fewer|reduced|increased|decreased|improved|similar|comparable|longer|shorter|unchanged|superior|equal|lowered|elevated|attenuated|suppressed|enhanced|faster|slower|identical|smaller|larger|common|frequent|unaffected|affected|associated|prolonged|shortened|low|high|mild|equivalent|significant|altered|lost|achieved|well tolerated|\d)|(?:also\s|\w+ly\s)?(?:decreased|increased|improved|declined|fell|rose|remained|differed|dropped|changed|did not|showed|reduced|occurred|returned|tended|ranged|averaged|reached|worsened|doubled))\b/gi;
const SUBJECT_START =
  /[.;:?!]\s|,\s(?:and\s|but\s|while\s|whereas\s)?(?=(?:the|a|no|mean|there)\s|\w+\s\w+)|\b(?:that|whereas|while|although|but|when|because|whether|there (?:was|were)|showed|(?:and|or) (?:the|no)|in (?:the|both) [\w\s-]{0,40}groups?|[\w-]+ed that)\s/gi;
const EFFECT_ON = /\b(?:effects?|impact|influence|efficacy|effectiveness)\b[^.;:]{0,120}?\b(?:on|upon)\s+/gi;
/** Subjects that are people, treatments or the study rather than what was measured. */
const NOT_MEASURED =
  /^(?:(?:\w+\s){0,2}(?:patients?|subjects?|participants?|women|men|children|infants|groups?|treatments?|therap(?:y|ies)|study|trial|results?|data|differences?|methods?|analysis|analyses|effects?|outcomes?|measures?|measurements?|tests?|samples?|blood samples|one|two|three|four|five|no|it|this|they|we|both|all|each|there|these|those|who|which|findings?|placebo|drugs?|individuals|adults|people|significant\w*|baseline|intervention|dose|doses|follow-up|months|weeks|days|years|time|variables|parameters|conditions)|an? .{0,8}|.{0,2}|[\d\s.,%=<>±p-]+|.{0,20}\b[nNpP] ?[=<>] ?.*)$/i;

const SOMETHING = ['outcome', 'condition'] as const;
const usable = (phrase: string) =>
  !/^no\b/i.test(phrase) && !NOT_MEASURED.test(phrase) && (!namesNothing(phrase) || namesStudyKind(phrase, SOMETHING));

function phrasesAfter(text: string, opening: RegExp, stop: RegExp): string[][] {
  return matchesIn(text, opening).map((match) =>
    listed(phraseAfter(text, match.index + match[0].length, stop)).filter(usable),
  );
}

function subjectsBefore(text: string, verb: RegExp): string[][] {
  return matchesIn(text, verb).map((match) =>
    listed(phraseBefore(text, match.index, SUBJECT_START)).filter(
      (phrase) => usable(phrase) && phrase.split(' ').length <= 9,
    ),
  );
}

const candidates = (found: readonly string[][], chance: number): Candidate[] =>
  found.flatMap((members) => members.map((text) => ({ text, chance })));

type Way = 'on' | 'measured' | 'measuring' | 'changed' | 'changing' | 'fared' | 'terms';
const BY_PART: Readonly<Record<Way, Readonly<Partial<Record<Part, number>>>>> = {
  on: { title: 0.62, aim: 0.55, results: 0.7 },
  measured: { methods: 0.5, aim: 0.12, results: 0.48, participants: 0.56 },
  measuring: { methods: 0.56, aim: 0.35, results: 0.62, conclusions: 0.43 },
  changed: { methods: 0.7, aim: 0.5, results: 0.77, conclusions: 0.58 },
  changing: { title: 0.4, methods: 0.5, aim: 0.39, results: 0.6, conclusions: 0.53 },
  fared: { methods: 0.45, aim: 0.24, results: 0.49, conclusions: 0.19 },
  terms: { title: 0.5, aim: 0.5, results: 0.69, outcomes: 0.73, participants: 0.7 },
};
const OTHERWISE = {
  on: 0.5,
  measured: 0.43,
  measuring: 0.48,
  changed: 0.6,
  changing: 0.47,
  fared: 0.46,
  terms: 0.58,
} as const;

const STATED_WORDS = wordsAmong(
  'outcome outcomes endpoint endpoints end-point end-points end measure measures variable variables criterion criteria parameter parameters',
);
const CHANGED_WORDS = wordsAmong(
  'difference differences reduction reductions decrease decreases increase increases improvement improvements change changes decline declines rise rises gain gains effect effects elevation elevations impairment impairments deterioration impact influence benefit benefits efficacy effectiveness',
);
const VERB_WORDS = wordsAmong(
  'was were is are been be decreased increased improved declined fell rose remained differed dropped changed did showed reduced occurred returned tended ranged averaged reached worsened doubled',
);

const CHANGING_WORDS = wordsWith(
  /\b(?:improv|reduc|increas|decreas|lower|prevent|enhanc|attenuat|affect|alter|rais|suppress|inhibit|delay|diminish|accelerat|shorten|prolong|influenc|modulat|alleviat|reliev|stimulat|elevat|impair|facilitat|minimi[sz]|exacerbat|potentiat|modif)(?:e|es|ed|ing|s|y|ies|ied)?\b/,
);
const MEASURED_WORDS = wordsWith(
  /\b(?:measured|assessed|evaluated|recorded|determined|monitored|analy[sz]ed|examined|documented|quantified|calculated|obtained|estimated|rated|scored|tested|investigated|collected|compared|performed|studied|noted|observed|seen|found|reported|detected)\b/,
);
const MEASURING_WORDS = wordsWith(
  /\b(?:measured|assessed|evaluated|recorded|monitored|measuring|assessing|measures?|assessments?|evaluations?|measurements?|assess|measure|evaluate|determine|rates?|incidence|prevalence|frequency|severity|levels?|concentrations?|risk|time|duration|number|percentage|proportion)\b/,
);
const CHANGES = wordsWith(
  /\b(?:differences?|reductions?|decreases?|increases?|improvements?|changes?|declines?|rises?|gains?|effects?|elevations?|impairments?|deterioration|impact|influence|benefits?)\b/,
);
const FARED_WORDS = wordsWith(
  /\b(?:different|higher|lower|greater|better|worse|less|more|fewer|reduced|increased|decreased|improved|similar|comparable|longer|shorter|unchanged|superior|equal|lowered|elevated|attenuated|suppressed|enhanced|faster|slower|identical|smaller|larger|common|frequent|unaffected|affected|associated|prolonged|shortened|low|high|mild|equivalent|significant|altered|lost|achieved|well|decreased|increased|improved|declined|fell|rose|remained|differed|dropped|changed|did|showed|reduced|occurred|returned|tended|ranged|averaged|reached|worsened|doubled)\b|\b\d/,
);
const EFFECTS = wordsWith(/\b(?:effects?|impact|influence|efficacy|effectiveness)\b/);
const PRIMARY_WORDS = wordsWith(/\b(?:primary|main|principal|secondary|co-?primary|major|key)\b/);

function statedOutcomes(passage: Passage): Candidate[] {
  const { text } = passage;
  const ranked = hasBit(passage, PRIMARY_WORDS);
  return [
    ...(ranked ? candidates(phrasesAfter(text, PRIMARY, MEASURE_STOP), 0.95) : []),
    ...(ranked ? candidates(subjectsBefore(text, IS_PRIMARY), 0.95) : []),
    ...candidates(phrasesAfter(text, OUTCOMES_WERE, MEASURE_STOP), 0.85),
  ];
}

function outcomesIn(passage: Passage): Candidate[] {
  const { part, text, terms } = passage;
  const stated = hasBit(passage, STATED_WORDS) ? statedOutcomes(passage) : [];
  if (part === 'background') return stated;
  const chance = (way: Way) => BY_PART[way][part] ?? OTHERWISE[way];
  const found = (way: Way, words: readonly PrefilterBit[], search: () => string[][]) =>
    chance(way) >= MIN_CHANCE && words.every((sign) => hasBit(passage, sign)) ? candidates(search(), chance(way)) : [];
  const lexical = candidates([termsOf(terms, ['outcome']).filter((term) => !namesNothing(term))], chance('terms'));
  const effects = found('on', [CHANGED_WORDS, EFFECTS], () =>
    phrasesAfter(text, EFFECT_ON, part === 'title' ? TITLE_STOP : CHANGE_STOP),
  );
  const changing = found('changing', [CHANGING_WORDS], () => phrasesAfter(text, CHANGING, CHANGE_STOP));
  if (part === 'title') return [...stated, ...effects, ...changing, ...lexical];
  if (part === 'outcomes' && stated.length === 0)
    return [...candidates([listed(text).filter(usable)], 0.6), ...lexical];
  return [
    ...stated,
    ...effects,
    ...found('measured', [VERB_WORDS, MEASURED_WORDS], () => subjectsBefore(text, MEASURED)),
    ...found('measuring', [MEASURING_WORDS], () => phrasesAfter(text, MEASURING, CHANGE_STOP)),
    ...found('changed', [CHANGED_WORDS, CHANGES], () => phrasesAfter(text, CHANGED, CHANGE_STOP)),
    ...changing,
    ...found('fared', [VERB_WORDS, FARED_WORDS], () => subjectsBefore(text, FARED)),
    ...lexical,
  ];
}

/** What was measured, as title and abstract put it; a stated primary outcome first. */
export function outcomesOf(passages: readonly Passage[]): Candidate[] {
  return passages.flatMap(outcomesIn);
}
