import { abstractText, type StudyType } from '@footnote/domain';
import type { RecordedArticle } from './with-evidence.ts';

interface Evidence {
  types: ReadonlySet<string>;
  mesh: ReadonlySet<string>;
  title: string;
  text: string;
}

const RODENTS = /^(?:mice|rats|guinea pigs|hamsters|gerbillinae|cricetinae|rodentia)\b/i;
const RODENT_WORDS = /\b(?:mice|mouse|murine|rats?|rodents?|hamsters?|guinea[- ]pigs?|gerbils?)\b/i;
const PEOPLE_WORDS =
  /\b(?:patients?|participants?|volunteers?|women|men|children|adults?|infants?|people|persons?|individuals|humans?|outpatients?|inpatients?|students|nurses|mothers)\b/i;
const REVIEW_SEARCH =
  /\b(?:systematic(?:ally)? (?:review|search)|(?:searched|search of)\b[^.]{0,120}\b(?:medline|pubmed|embase|cochrane|databases)|(?:medline|pubmed|embase)\b[^.]{0,120}\bsearched)/i;
const RANDOM_TITLE = /(?<!non-?|not )\brandomi[sz]ed\b|\bRCT\b/i;
const RANDOM_TEXT =
  /\brandomly (?:assigned|allocated|divided|received|selected to receive)|(?<!non-?|without )\brandom(?:i[sz]ation| assignment| allocation)\b|(?<!non-?|not )\brandomi[sz]ed\b(?![^.]{0,60}\b(?:trials|studies|RCTs)\b)|\bdouble[- ]blind|\bassigned [^.]{0,120}\bplacebo\b/i;
const INTERVENTION_TEXT =
  /\b(?:open[- ]label|single[- ]arm|phase (?:I|II|III|IV|1|2|3|4)[ab]?\b|clinical trial|pilot (?:trial|study)|dose[- ]escalation|cross-?over|non-?randomi[sz]ed|uncontrolled trial|controlled trial|before[- ]and[- ]after (?:trial|study)|intervention(?:al)? (?:study|trial|group))/i;
const PROTOCOL_TITLE =
  /\b(?:study|trial|review) protocol\b|\bprotocol (?:for|of)\b|: protocol\b|\brationale,? (?:and|&)? ?(?:study )?design\b|\bdesign and rationale\b|\bdesign of (?:the|a)\b.*\btrial\b/i;
const META_TITLE = /\bmeta-?anal[yi]/i;
const META_TEXT =
  /\b(?:we (?:did|conducted|performed|undertook) (?:a|an)\b[^.]{0,80}\bmeta-?analys[ei]s|(?:this|present|our) (?:[\w-]+ ){0,4}meta-?analys[ei]s|individual (?:patient|participant)[- ]data|pooled (?:risk|odds|hazard|effect|relative|analys))/i;

function hasAny(types: ReadonlySet<string>, names: readonly string[]): boolean {
  return names.some((name) => types.has(name));
}

function countOf(words: RegExp, text: string): number {
  return [...text.matchAll(new RegExp(words, 'gi'))].length;
}

function isRodentStudy({ mesh, title, text, types }: Evidence): boolean {
  const headings = [...mesh];
  if (
    headings.length > 0 &&
    (mesh.has('Humans') || mesh.has('Animals') || headings.some((name) => RODENTS.test(name)))
  ) {
    return !mesh.has('Humans') && headings.some((name) => RODENTS.test(name));
  }
  if (hasAny(types, ['Randomized Controlled Trial', 'Clinical Trial'])) return false;
  return RODENT_WORDS.test(title)
    ? !PEOPLE_WORDS.test(title)
    : countOf(RODENT_WORDS, text) > countOf(PEOPLE_WORDS, `${title} ${text}`);
}

/** The rules in the order they are asked; the first that holds decides. */
const RULES: readonly { type: StudyType; holds: (evidence: Evidence) => boolean }[] = [
  { type: 'protocol', holds: ({ types, title }) => types.has('Clinical Trial Protocol') || PROTOCOL_TITLE.test(title) },
  {
    type: 'meta_analysis',
    holds: ({ types, title }) => hasAny(types, ['Meta-Analysis', 'Network Meta-Analysis']) || META_TITLE.test(title),
  },
  {
    type: 'meta_analysis',
    holds: ({ types, title, text }) =>
      (types.has('Systematic Review') || /\bsystematic review\b/i.test(title) || REVIEW_SEARCH.test(text)) &&
      META_TEXT.test(text),
  },
  {
    type: 'systematic_review',
    holds: ({ types, title }) => types.has('Systematic Review') || /\bsystematic (?:literature )?review\b/i.test(title),
  },
  { type: 'rodent', holds: isRodentStudy },
  {
    type: 'randomized_trial',
    holds: ({ types }) =>
      hasAny(types, ['Randomized Controlled Trial', 'Equivalence Trial', 'Pragmatic Clinical Trial']),
  },
  { type: 'systematic_review', holds: ({ text }) => REVIEW_SEARCH.test(text) },
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
  { type: 'randomized_trial', holds: ({ title, text }) => RANDOM_TITLE.test(title) || RANDOM_TEXT.test(text) },
  { type: 'human_intervention', holds: ({ types }) => [...types].some((type) => /\bclinical trial\b/i.test(type)) },
  {
    type: 'human_intervention',
    holds: ({ title, text }) => INTERVENTION_TEXT.test(`${title}. ${text}`) && PEOPLE_WORDS.test(text),
  },
];

/** The kind of study: from publication types and MeSH where the indexers gave them, else from cues in title and abstract. */
export function studyTypeOf(article: RecordedArticle): StudyType {
  const evidence: Evidence = {
    types: new Set(article.publicationTypes),
    mesh: new Set(article.mesh.map(({ descriptor }) => descriptor)),
    title: article.title,
    text: abstractText(article.abstract),
  };
  return RULES.find(({ holds }) => holds(evidence))?.type ?? 'misc';
}
