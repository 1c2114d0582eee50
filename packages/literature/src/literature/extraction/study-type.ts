import type { StudyType } from '@footnote/domain';
import { abstractText, isUnfinishedStudy } from '@footnote/domain/core';
import { matchesIn } from './terms/matches-in.ts';
import { hasBit, wordsWith, type PrefilterMask } from './terms/prefilter-mask.ts';
import type { RecordedArticle } from './recorded-article.ts';

interface Evidence {
  types: ReadonlySet<string>;
  mesh: ReadonlySet<string>;
  title: string;
  text: string;
  /** Of title and text together. */
  words: PrefilterMask;
}

const RODENTS = /^(?:mice|rats|guinea pigs|hamsters|gerbillinae|cricetinae|rodentia)\b/i;
const RODENT_WORDS = /\b(?:mice|mouse|murine|rats?|rodents?|hamsters?|guinea[- ]pigs?|gerbils?)\b/gi;
const PEOPLE_WORDS =
  /\b(?:patients?|participants?|volunteers?|women|men|children|adults?|infants?|people|persons?|individuals|humans?|outpatients?|inpatients?|students|nurses|mothers)\b/gi;
const REVIEW_SEARCH =
  /\b(?:systematic(?:ally)? (?:review|search)|(?:searched|search of)\b[^.]{0,120}\b(?:medline|pubmed|embase|cochrane|databases)|(?:medline|pubmed|embase)\b[^.]{0,120}\bsearched)/i;
const RANDOM_TITLE = /(?<!non-?|not )\brandomi[sz]ed\b|\bRCT\b/i;
const RANDOM_TEXT =
  /\brandomly (?:assigned|allocated|divided|received|selected to receive)|(?<!non-?|without )\brandom(?:i[sz]ation| assignment| allocation)\b|(?<!non-?|not )\brandomi[sz]ed\b(?![^.]{0,60}\b(?:trials|studies|RCTs)\b)|\bdouble[- ]blind|\bassigned [^.]{0,120}\bplacebo\b/i;
const INTERVENTION_TEXT =
  /\b(?:open[- ]label|single[- ]arm|phase (?:I|II|III|IV|1|2|3|4)[ab]?\b|clinical trial|pilot (?:trial|study)|dose[- ]escalation|cross-?over|non-?randomi[sz]ed|uncontrolled trial|controlled trial|before[- ]and[- ]after (?:trial|study)|intervention(?:al)? (?:study|trial|group))/i;
const PROTOCOL_TITLE =
  /\b(?:study|trial|review) protocol\b|\bprotocol (?:for|of)\b|: protocol\b|\brationale,? (?:and|&)? ?(?:study )?design\b|\bdesign and (?:rationale|method(?:s|ology))\b|\bdesign of (?:the|a)\b.*\btrial\b/i;
const META_TITLE = /\bmeta-?anal[yi]/i;
const META_TEXT =
  /\b(?:we (?:did|conducted|performed|undertook) (?:a|an)\b[^.]{0,80}\bmeta-?analys[ei]s|(?:this|present|our) (?:[\w-]+ ){0,4}meta-?analys[ei]s|individual (?:patient|participant)[- ]data|pooled (?:risk|odds|hazard|effect|relative|analys))/i;

// Words without which the searches above find nothing.
const PROTOCOL = wordsWith(/\b(?:protocol|rationale|design)\b/);
const UNFINISHED = wordsWith(/\b(?:will|recruiting|enrolling|ongoing|recruitment|expected)\b/);
const META = wordsWith(/\b(?:meta|individual|pooled)/);
const REVIEW = wordsWith(/\b(?:systematic|search|medline|pubmed|embase)/);
const RODENT = wordsWith(/\b(?:mice|mouse|murine|rats?|rodents?|hamsters?|guinea|gerbils?)\b/);
const RANDOM = wordsWith(/\b(?:random|rct|double|assigned)/);
const INTERVENTION = wordsWith(/\b(?:open|single|phase|trial|pilot|escalation|cross|non|randomi|before|intervention)/);

function hasAny(types: ReadonlySet<string>, names: readonly string[]): boolean {
  return names.some((name) => types.has(name));
}

function mentions(words: RegExp, text: string): boolean {
  return text.search(words) >= 0;
}

function isRodentStudy({ mesh, title, text, types, words }: Evidence): boolean {
  const headings = [...mesh];
  if (
    headings.length > 0 &&
    (mesh.has('Humans') || mesh.has('Animals') || headings.some((name) => RODENTS.test(name)))
  ) {
    return !mesh.has('Humans') && headings.some((name) => RODENTS.test(name));
  }
  if (hasAny(types, ['Randomized Controlled Trial', 'Clinical Trial'])) return false;
  if (!hasBit(words, RODENT)) return false;
  if (mentions(RODENT_WORDS, title)) return !mentions(PEOPLE_WORDS, title);
  const rodents = matchesIn(text, RODENT_WORDS).length;
  return rodents > 0 && rodents > matchesIn(`${title} ${text}`, PEOPLE_WORDS).length;
}

function isSearch(text: string, words: PrefilterMask): boolean {
  return hasBit(words, REVIEW) && REVIEW_SEARCH.test(text);
}

/** The rules in the order they are asked; the first that holds decides. */
const RULES: readonly { type: StudyType; holds: (evidence: Evidence) => boolean }[] = [
  {
    type: 'protocol',
    holds: ({ types, title, words }) =>
      types.has('Clinical Trial Protocol') || (hasBit(words, PROTOCOL) && PROTOCOL_TITLE.test(title)),
  },
  {
    type: 'protocol',
    holds: ({ title, text, words }) =>
      hasBit(words, UNFINISHED) && !/\breview\b/i.test(title) && isUnfinishedStudy(text),
  },
  {
    type: 'meta_analysis',
    holds: ({ types, title, words }) =>
      hasAny(types, ['Meta-Analysis', 'Network Meta-Analysis']) || (hasBit(words, META) && META_TITLE.test(title)),
  },
  {
    type: 'meta_analysis',
    holds: ({ types, title, text, words }) =>
      hasBit(words, META) &&
      (types.has('Systematic Review') || /\bsystematic review\b/i.test(title) || isSearch(text, words)) &&
      META_TEXT.test(text),
  },
  {
    type: 'systematic_review',
    holds: ({ types, title, words }) =>
      types.has('Systematic Review') || (hasBit(words, REVIEW) && /\bsystematic (?:literature )?review\b/i.test(title)),
  },
  { type: 'rodent', holds: isRodentStudy },
  {
    type: 'randomized_trial',
    holds: ({ types }) =>
      hasAny(types, ['Randomized Controlled Trial', 'Equivalence Trial', 'Pragmatic Clinical Trial']),
  },
  { type: 'systematic_review', holds: ({ text, words }) => isSearch(text, words) },
  {
    type: 'misc',
    holds: ({ types }) =>
      hasAny(types, [
        'Review',
        'Editorial',
        'Comment',
        'Observational Study',
        'Letter',
        'Case Reports',
        'Practice Guideline',
        'Guideline',
        'News',
      ]),
  },
  {
    type: 'randomized_trial',
    holds: ({ title, text, words }) => hasBit(words, RANDOM) && (RANDOM_TITLE.test(title) || RANDOM_TEXT.test(text)),
  },
  { type: 'human_intervention', holds: ({ types }) => [...types].some((type) => /\bclinical trial\b/i.test(type)) },
  {
    type: 'human_intervention',
    holds: ({ title, text, words }) =>
      hasBit(words, INTERVENTION) && INTERVENTION_TEXT.test(`${title}. ${text}`) && mentions(PEOPLE_WORDS, text),
  },
];

/**
 * The kind of study: from publication types and MeSH where the indexers gave them, else from cues in title and abstract,
 * whose signs `words` are.
 */
export function studyTypeOf(article: RecordedArticle, words: PrefilterMask): StudyType {
  const evidence: Evidence = {
    types: new Set(article.publicationTypes),
    mesh: new Set(article.mesh.map(({ descriptor }) => descriptor)),
    title: article.title,
    text: abstractText(article.abstract),
    words,
  };
  return RULES.find(({ holds }) => holds(evidence))?.type ?? 'misc';
}
