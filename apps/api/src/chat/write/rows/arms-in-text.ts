import { isArm } from './compared-in-title.ts';

/** A group with its size: "ESWT group (n=15)". */
const SIZED = / (?:groups?|arms?) ?\( ?n ?= ?\d+ ?\)/gi;
/** Characters in which its name stands before. */
const LONGEST_NAME = 90;
/** What people were divided into, and received. */
const DIVIDED =
  /\b(?:randomi[sz]ed|randomi[sz]ation|randomly|assigned|allocated|divided|received (?=either))\b[^.;]{0,70}?\b(?:to|into|received?|with|either)\b (?:either )?([^.;]{3,130}?),? (?:or|versus|vs\.?) (?:to |an? |the )?([^.;,:(]{2,70}?)(?= (?:for|in|at|on|before|after|during|over|every|once|twice|daily|as|based|alone|using|within|followed|when)\b|[.;,:(]|$)/i;
/** What two groups were: "two groups of intervention with budesonide and control". */
const TWO_GROUPS =
  /\b(?:two|2) (?:\w+ )?(?:groups|arms)\b(?: of| who received| receiving| to receive|,|:| as)? ([^.;,]{3,60}?) (?:and|or|versus) (?:an? |the )?([^.;,:(]{2,60}?)(?= \(|[.;,]|$)/i;
/** What stands before the name of an arm. */
const BEFORE =
  /^(?:(?:the|an?|either|to|two|three|one of|groups?:?|arms?:?|and|or|into|of|in|for|with|were|was|patients|received?|receive|receiving|undergo|undergoing|perform|take|be|get|given|intervention(?= with)|oral|treatment with|therapy with|treated with|their individual prescribed|cycles of)\s+)+/i;
const BEHIND = /(?:\s(?:groups?|arms?|alone|intervention|treatment group|control group)){1,3}$/i;
/** In brackets: how many, or how much. */
const IN_BRACKETS = / ?\(([^()]{0,80})\)/g;
/** Halves of a list of what was done to everybody, and no arms. */
const NO_HALF =
  /\b(?:whether|more|less|not|years?|weeks?|months?|sequences?|ratio|order|regimens? of|one|two|three|both|respectively|level|criteria)\b|^\d+$/i;

/** A sentence about what others did before: "Earlier placebo-controlled trials were small." */
const OF_OTHERS =
  /\b(?:previous|prior|earlier|later|other|past|older|published|existing)[ ,](?:[\w-]{1,30} ){0,4}(?:trials?|stud(?:y|ies)|work|papers?|reports?|research|reviews?|investigations?|analys[ei]s|meta-analys[ei]s|data|evidence)\b|\b(?:we|has|have|were|was) (?:been )?previously\b|^(?:previously|historically|earlier)\b(?! (?:un)?treated\b)/i;
/** A sentence that says how people were not divided, or how others were. */
const NOT_DIVIDED = /\b(?:unlike|in contrast (?:to|with)|(?:not|never|without|non)[ -](?:been |being )?random)/i;
/** Behind two arms: a third. */
const GOES_ON = /^,? ?(?:and|or|versus|vs\.?) /i;

/** Whether a sentence is about what others did. */
export function isOfOtherStudies(sentence: string): boolean {
  return OF_OTHERS.test(sentence);
}

/** The sentences of an abstract, but those about what others did before. */
export function sentencesOfStudy(abstract: string): readonly string[] {
  return abstract.split(/(?<=[.!?])\s+(?=[A-Z[])/).filter((sentence) => !isOfOtherStudies(sentence));
}

/** The two arms that an abstract says people were divided into, as it has them; null where it names no two. */
export function armsInText(abstract: string): readonly [string, string] | null {
  const sentences = sentencesOfStudy(abstract);
  const text = sentences.join(' ');
  const sized = [...text.matchAll(SIZED)].map(({ index }) =>
    tidy(lastWords(text.slice(Math.max(0, index - LONGEST_NAME), index))),
  );
  if (sized.length === 2) return bothArms(sized[0] ?? '', sized[1] ?? '');
  for (const sentence of sentences.filter((one) => !NOT_DIVIDED.test(one))) {
    const said = sentence.replaceAll(IN_BRACKETS, (all, inner: string) => (/\d|^n$/.test(inner) ? '' : all));
    for (const pattern of [DIVIDED, TWO_GROUPS]) {
      const found = armsBy(pattern, said);
      if (found !== null) return found;
    }
  }
  return null;
}

/** The two arms of a sentence; null where it lists more. */
function armsBy(pattern: RegExp, said: string): readonly [string, string] | null {
  const divided = pattern.exec(said);
  if (divided === null) return null;
  const [whole, first = '', second = ''] = divided;
  const isList = first.replaceAll(/\([^()]{0,80}\)/g, '').includes(',') || /\b(?:or|versus|vs\.?)\b/.test(second);
  if (isList || GOES_ON.test(said.slice(divided.index + whole.length))) return null;
  return bothArms(tidy(first), tidy(second));
}

function bothArms(one: string, other: string): readonly [string, string] | null {
  const isOne = (half: string) => isArm(half.replaceAll(/\bprior to\b/g, 'before')) && !NO_HALF.test(half);
  return isOne(one) && isOne(other) && one !== other ? [one, other] : null;
}

/** What stands behind the last of “and”, “or” and a comma. */
function lastWords(name: string): string {
  return name.split(/[,.;:]\s|\b(?:and|or|into|either)\s/).at(-1) ?? '';
}

function tidy(half: string): string {
  return half
    .replace(/^.*[:;] /, '')
    .trim()
    .replace(BEFORE, '')
    .replace(/ (?:and|or|then|plus)$/, '')
    .replace(BEHIND, '')
    .trim();
}
