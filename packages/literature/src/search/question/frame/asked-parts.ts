import { isIntervention, type Reading, type Topic } from '../topic.ts';
import type { FoundTrait } from './population-qualifiers.ts';

export type PartRole = 'population' | 'intervention' | 'comparator' | 'outcome' | 'other';

/** A topic of a question with the part it plays there. */
export interface AskedPart {
  topic: Topic;
  role: PartRole;
  /** The question says that it is absent: "without diabetes". */
  negated: boolean;
  /** UTF-16 offset of its words in the question; -1 where they stand in an earlier question. */
  start: number;
}

const DENIED =
  /(?:\bnon-?|\bnot |\bbut not |\bwithout (?:\w+ ){0,2}|\bno (?:\w+ ){0,2}|\bnever had (?:\w+ ){0,4}|\bnot (?:due to|on|caused by|having) (?:\w+ )?|\bfree of |\bohne |\bsin |\bsans |\bzonder |\bsem )$/i;
const AGAINST =
  /(?:\bvs\.?|\bversus|\bagainst|\bcompared (?:with|to)|\brather than|\binstead of|\bthan|\bover|\bas good as(?: taking)?|\bstand in for|\bgegenüber|\bals)\s+(?:an? |the |more )?(?:\w+ )?$/i;
const EITHER = /^\W*(?:\w[\w.]* ){0,3}(?:or|oder|ou|o|vs?\.?|versus)\W+(?:\w+ ){0,3}$/i;
/** Dutch has "of" where English has "or". */
const EITHER_DUTCH = /^\W*(?:\w+ ){0,2}(?:of|versus)\W+(?:\w+ ){0,3}$/i;
const DUTCH = /\b(?:het|een|bij|voor|beter|welke|wat|zijn|wordt|helpt|werkt)\b/i;
/** What follows a comparator in a list stands on its side. */
const LISTED = /^\s*(?:\/|,|&|\+|and|or|plus)\s*$/i;
const RECEIVED_ALREADY =
  /\b(?:already on|still on|(?:been|is|are|was|were|stable|settled|maintained) on|patients? on|people on|users of|taking|those on|on top of|added to|add(?:s|ed|ing)? (?:\S+ ){1,4}to|in addition to|alongside|women on|someone on|despite)\s+(?:an? |the |her |his |my |their )?$/i;
/** What did not help says who they are, where something else is asked about. */
const FAILED =
  /\b(?:fail(?:ed|ing|s)|refractory to|resistant to|unresponsive to|not respond(?:ed|ing)? to|(?:no|poor|inadequate|insufficient) response to|intoleran(?:t (?:of|to)|ce (?:of|to))|can(?:no|')?t tolerate|not controlled (?:on|by|with)|uncontrolled on|while on)\s+(?:an? |the |their |oral |topical |inhaled |first[- ]line |initial |standard |previous |two |2 )*$/i;
/** What was taken when it happened, or for years before, says who they are, where nothing is set against it. */
const TAKEN_BEFORE =
  /\b(?:(?:bleed(?:ing|s)?|ha?emorrhages?) on|after \d+(?:\.\d+)? ?(?:y|yrs?|years?|months?|weeks?|wks?)(?: of)?)\s+(?:an? |the )?$/i;
const SET_AGAINST = /^[^?.]{0,60}?\b(?:vs?\.?|versus|or|than|compared (?:with|to)|against)\b/i;
/** What was done to people before, or will be, says who they are. */
const DONE_BEFORE =
  /\b(?:previous|prior|past|history of|h\/o|s\/p|status post|awaiting|scheduled for|booked for|listed for|due for|waiting for|(?:after|following|since) (?:an? |the |his |her |their )?(?:first|second|third|repeat|redo|failed|another|successful))\s+(?:an? |the |open |elective |major )*$/i;
const TO_BE_DONE =
  /^\s*(?:(?:is |was )?(?:booked|planned|scheduled)\b|(?:in|within) (?:\w+ ){0,2}(?:days?|weeks?|months?)\b|next (?:week|month)\b|tomorrow\b)/i;
/** When something is given: what was done before it, or is under way, says who they are, where something else is asked about. */
const AROUND =
  /\b(?:after|following|post|since|before|during|undergoing|having had|having|awaiting|when|while)\s+(?:an? |the |his |her |their )?$/i;
/** What somebody takes, told before the question is asked: "On digoxin. Would diltiazem help?" */
const TOLD_BEFORE = /\b(?:on|taking|takes|tried|given|started(?: on)?)\s+(?:\w+ )?$/i;
/** When something was done: "Kidney transplant 14 months ago. Does enalapril lower his haemoglobin?" */
const DONE_AGO =
  /^,?\s*(?:(?:about |around |some |over |just )?(?:\d+|an?|one|two|three|four|five|six|ten|a few|several|many) ?(?:h|hours?|d|days?|wks?|weeks?|months?|yrs?|years?) (?:ago|back|earlier)\b|(?:last (?:week|month|year|night|summer|winter)|yesterday)\b)/i;
/** What was tried and did not help, or brought on what is asked about: "Diet hasn't helped. Gemfibrozil?" */
const TRIED =
  /^,?\s*(?:alone )?(?:(?:(?:has|have|had|did|does|do|is|was|are|were)(?:n[’']?t| not) (?:\w+ )?(?:help\w*|work\w*|touch\w*|enough|control\w*|d(?:o|one|oing) (?:anything|much|the trick)|ma[dk]e? (?:any|a) difference|tolerat\w+)|not (?:helping|working|touching|controlling|enough|tolerated))\b|(?:did|does|do|done|has done) nothing\b|(?:has |have |had )?(?:stopped working|worn off|failed|made no difference)\b|(?:has |have |had )?(?:sent|put|pushed|driven|drove|brought) (?:\w+ ){1,3}(?:up|down|on|through|off)\b)/i;
const SENTENCE_END = /[.;] +(?=\S)/;
/** Behind a disease: what those who have it take. */
const TAKEN_FOR = /^\s+(?:already |still )?on\s+$/i;

/** "Avoids an operation", "the need for dialysis": what is done where treatment fails is an outcome. */
const SPARED =
  /\b(?:avoid(?:s|ing)?|cut(?:s|ting)?(?: down on)?|reduc(?:e|es|ing)|prevent(?:s|ing)?|fewer|need(?:s|ing)? for|chance of needing)\s+(?:the |an? |any |need for |use of |rates? of |another |repeat )*$/i;
/** What may happen to people is an outcome, whatever else the words around it say. */
const MAY_HAPPEN =
  /\b(?:risks?|(?<!relapse |remission |survival |response )rates?|chances?|incidence|likelihood|prevention|development|occurrence|how likely is|problem of|more|fewer|less|cause[sd]?|causing) (?:of |from )?(?:(?!(?:in|for|among|with|after|before|during|on) )\w+ ){0,2}(?:(?:(?!(?:in|for|among|with|after|before|during|on) )\w+ ){1,2}(?:or|and) )?$/i;
const HAPPENED = /^\W*(?:rates?|risks?|incidence)\b(?! factors?)/i;
const TO_WHOM =
  /\b(?:in|for|among|with|after|before|during|following|of|who have|patients?|has|have|had)\s+(?:an? |the |my |severe |acute |chronic |early |stable |recent |some(?:body|one) with )*$/i;
const EFFECT_ON =
  /\b(?:gives? (?:you|me|him|her|them|people)|bring on|end up with|prevent\w*|reduc\w*|lower\w*|cut\w*|increas\w*|rais\w*|caus\w*|risk of|rates? of|more|fewer|less|incidence of|get|trigger\w*|lead to|avoid\w*|protect\w* against|stop\w*|develop\w*|spare\w*|improv\w*|slow\w*|delay\w*|affect\w*|worsen\w*|treat|cure|symptomatic|serious|much)\s+(?:(?!(?:in|for|among|with|after|before|during|following)\b)\w+[ -]){0,3}$/i;

/** What follows an outcome in a list is one, too: "risk of major bleeding and of stroke/ICH". */
const LISTED_OUTCOME = /^\s*(?:\/|,|&|\+|(?:, ?)?(?:and|or)(?: of)?)\s*(?:an? |the |any )?$/i;

/** How names of drugs end. */
const GIVEN =
  /(?:mab|nib|pril|sartan|statin|olol|dipine|gliptin|gliflozin|glutide|xaban|gatran|parin|prazole|cillin|mycin|floxacin|azole|vir|oxetine|triptan|setron|caine|dronate|lukast|terol|tropium|solone|zepam|zolam|thiazide|semide|taxel|platin|rubicin|fungin|glinide|idone|apine|amine)s?$/i;

/** What stands before something that is given, whether or not the lexicon knows it: "adding ecabet", "effect of ecabet on". */
const IS_GIVEN =
  /\b(?:add(?:s|ed|ing)?|addition of|treat(?:ment|ed|ing) with|therapy with|injections? of|doses? of|efficacy of)\s+(?:an? |the |oral |topical |intravenous |inhaled )?$/i;

function denied(question: string, start: number): boolean {
  return DENIED.test(question.slice(Math.max(0, start - 48), start));
}

/** A topic and where it stands in its question; -1 where it does not. */
interface Placed {
  topic: Topic;
  start: number;
  end: number;
}

function placed(question: string, topics: readonly Topic[]): Placed[] {
  const folded = question.toLowerCase();
  const longer: { start: number; end: number }[] = [];
  return topics
    .toSorted((a, b) => b.surface.length - a.surface.length)
    .map((topic) => {
      const surface = topic.surface.toLowerCase();
      const isWithin = (start: number) => longer.some((one) => one.start <= start && start < one.end);
      const first = folded.indexOf(surface);
      // “Fracture” is named by itself where it stands apart from the vertebral fracture before it.
      let start = first;
      while (start >= 0 && isWithin(start)) start = folded.indexOf(surface, start + 1);
      if (start < 0) start = first;
      const end = start < 0 ? -1 : start + surface.length;
      if (start >= 0) longer.push({ start, end });
      return { topic, start, end };
    })
    .sort((a, b) => a.start - b.start);
}

/** Where something stands that is given, or may be: a treatment, or a word the lexicon does not know. */
function mayBeGiven({ kind }: Topic): boolean {
  return kind === 'drug' || kind === 'drug-class' || kind === 'procedure' || kind === 'word';
}

/** What stands on either side of an "or", a "versus" or a "than". */
interface Sides {
  against: ReadonlySet<Topic>;
  /** Words the lexicon does not know that stand on the first side. */
  first: ReadonlySet<Topic>;
}

function sidesOf(question: string, topics: readonly Placed[]): Sides {
  const either = DUTCH.test(question) ? EITHER_DUTCH : EITHER;
  const found = new Set<Topic>();
  const first = new Set<Topic>();
  for (const [at, { topic, start }] of topics.entries()) {
    if (start < 0 || !mayBeGiven(topic)) continue;
    const before = question.slice(Math.max(0, start - 40), start);
    if (isIntervention(topic) && AGAINST.test(before)) found.add(topic);
    const last = topics.slice(0, at).findLast((other) => other.end <= start && mayBeGiven(other.topic));
    if (last === undefined || last.start < 0) continue;
    if (SPARED.test(before)) continue;
    if (found.has(last.topic)) {
      if (isIntervention(topic) && LISTED.test(question.slice(last.end, start))) found.add(topic);
      continue;
    }
    const sameKind = isIntervention(topic) === isIntervention(last.topic);
    if (!sameKind && topic.kind !== 'word' && last.topic.kind !== 'word') continue;
    if (!either.test(question.slice(last.end, start))) continue;
    found.add(topic);
    if (last.topic.kind === 'word') first.add(last.topic);
  }
  return { against: found, first };
}

function roleOf(question: string, { topic, start, end }: Placed): PartRole {
  const before = start < 0 ? '' : question.slice(Math.max(0, start - 48), start);
  switch (topic.kind) {
    case 'drug':
    case 'drug-class':
    case 'procedure':
      return roleOfTreatment(topic, before, start < 0 ? '' : question.slice(end, end + 160));
    case 'outcome':
      return IS_WHOSE.test(before) && start >= 0 && HAS_VALUE.test(question.slice(end, end + 40))
        ? 'population'
        : 'outcome';
    case 'condition':
      return mayHappen(before, start < 0 ? '' : question.slice(end, end + 24)) ? 'outcome' : 'population';
    case 'population':
      return 'population';
    default:
      return IS_GIVEN.test(before) || (topic.required && GIVEN.test(topic.preferred)) ? 'intervention' : 'other';
  }
}

/** “In people with an ejection fraction under 40” tells who they are, and no outcome. */
const IS_WHOSE =
  /(?:[([]|\b(?:with|whose|who have|has|have|had|having|his|her|their|patients?|pt))\s*(?:an? |the |baseline |initial |low |high |reduced |raised )?$/i;
const HAS_VALUE =
  /^ ?(?:(?:is|was|of|level|count|score) ){0,2}(?:(?:under|below|less than|lower than|over|above|more than|higher than|greater than|at least|up to) |[<>≤≥=] ?)?\d/i;

/** "A nitrate on top of a beta-blocker v a beta-blocker alone": what both have is given, and is no population. */
const GIVEN_TO_BOTH =
  /^[^?.]{0,80}?\b(?:vs?\.?|versus|or|over|against|than|compared (?:with|to))\b[^?.]{0,60}\balone\b/i;

/** What is hoped for of a treatment may be called as the treatment is: “raise H. pylori eradication”. */
const ERADICATED = /\b(?:eradication|clearance)$/i;

function roleOfTreatment({ kind, surface }: Topic, before: string, after: string): PartRole {
  if (RECEIVED_ALREADY.test(before)) return GIVEN_TO_BOTH.test(after) ? 'intervention' : 'population';
  if (FAILED.test(before)) return 'population';
  if (TAKEN_BEFORE.test(before) && !SET_AGAINST.test(after)) return 'population';
  if (ERADICATED.test(surface) && (EFFECT_ON.test(before) || HAPPENED.test(after))) return 'outcome';
  if (kind !== 'procedure') return 'intervention';
  if (SPARED.test(before)) return 'outcome';
  return DONE_BEFORE.test(before) || TO_BE_DONE.test(after) ? 'population' : 'intervention';
}

/** Of what somebody dies is no outcome beside the death. */
const DEATH_OF = /\b(?:dies?|dying|died|deaths?|mortality|killed) (?:\w+ ){0,2}(?:of|from|by|due to) (?:the |an? )?$/i;
/** “With symptomatic heart failure” says who somebody is, not what may happen to them. */
const HAS_SYMPTOMS = /\b(?:with|has|have|had|having|in)\s+(?:an? |the )?(?:\w+ )?(?:symptomatic|serious)(?: \w+)?\s+$/i;

function mayHappen(before: string, after: string): boolean {
  if (HAS_SYMPTOMS.test(before) || DEATH_OF.test(before)) return false;
  return MAY_HAPPEN.test(before) || HAPPENED.test(after) || (EFFECT_ON.test(before) && !TO_WHOM.test(before));
}

/** Whether what is given is told of those who are asked about, beside something else that is asked about. */
function isOfThePatient(question: string, { topic, start, end }: Placed, topics: readonly Placed[]): boolean {
  if (start < 0 || !isIntervention(topic)) return false;
  const others = topics.filter((one) => one.topic !== topic && one.start >= 0 && isIntervention(one.topic));
  const before = question.slice(Math.max(0, start - 48), start);
  if (TRIED.test(question.slice(end, end + 60)) && others.some((other) => other.start >= end)) return true;
  if (topic.kind === 'procedure')
    return (
      (AROUND.test(before) || DONE_AGO.test(question.slice(end, end + 40))) &&
      others.some((other) => !AROUND.test(question.slice(Math.max(0, other.start - 48), other.start)))
    );
  const later = others.filter((other) => other.start >= end);
  const last = topics.findLast((other) => other.end <= start && other.topic.kind === 'condition' && other.start >= 0);
  const [next] = later;
  if (next !== undefined && EITHER.test(question.slice(end, next.start))) return false;
  if (last !== undefined && TAKEN_FOR.test(question.slice(last.end, start))) return later.length > 0;
  return TOLD_BEFORE.test(before) && later.some((other) => SENTENCE_END.test(question.slice(end, other.start)));
}

/** What each topic of a reading stands for in its question; traits that were found apart stand for themselves. */
export function askedParts(reading: Reading, traits: readonly FoundTrait[]): AskedPart[] {
  const { question } = reading;
  const topics = placed(question, reading.topics);
  const { against, first } = sidesOf(question, topics);
  const isTrait = ({ kind, surface }: Topic, start: number) => {
    const end = start + surface.length;
    return traits.some((trait) => {
      const isWithin = trait.start <= start && end <= trait.end;
      // “Metastatic breast cancer” asks for no metastasis.
      if (kind === 'outcome') return trait.dimension === 'stage' && isWithin;
      return (kind === 'population' || kind === 'number' || kind === 'word') && trait.start < end && start < trait.end;
    });
  };
  let outcomeEnd = -1;
  const parts = topics
    .filter(({ topic, start }) => topic.kind !== 'number' && !isTrait(topic, start))
    .map((place): AskedPart => {
      const { topic, start, end } = place;
      const isListed =
        topic.kind === 'condition' &&
        outcomeEnd >= 0 &&
        start > outcomeEnd &&
        LISTED_OUTCOME.test(question.slice(outcomeEnd, start));
      const own = against.has(topic)
        ? 'comparator'
        : first.has(topic)
          ? 'intervention'
          : isOfThePatient(question, place, topics)
            ? 'population'
            : roleOf(question, place);
      const role = isListed ? 'outcome' : own;
      if (role === 'outcome') outcomeEnd = end;
      return { topic, role, negated: start >= 0 && denied(question, start), start };
    });
  return withSomethingGiven(parts);
}

/** Where something is set against what somebody takes or had, that is what is asked about. */
function withSomethingGiven(parts: readonly AskedPart[]): AskedPart[] {
  const isLeft = parts.some(({ role }) => role === 'intervention') || !parts.some(({ role }) => role === 'comparator');
  return parts.map((part) =>
    !isLeft && part.role === 'population' && isIntervention(part.topic) ? { ...part, role: 'intervention' } : part,
  );
}
