import { LRUCache } from 'lru-cache';
import { abstractText, type ArticleWithContext } from '@footnote/domain';
import { studyTexts, type StudyTexts } from '../frame/study-texts.ts';
import { isAcronym, termKey } from '../lexicon/normal-form.ts';
import { matchableText, type MatchableText } from './matchable-text.ts';
import type { Topic } from '../topic.ts';

/** How much a topic's standing in a part of an article says that the article is about it. */
const FIELD_WEIGHTS = {
  title: 1,
  mesh: 0.95,
  studied: 0.95,
  conclusion: 0.9,
  drawn: 0.85,
  compared: 0.8,
  abstract: 0.75,
} as const;

/** An article prepared for comparison with topics. */
export interface MatchableArticle {
  article: ArticleWithContext;
  /** Its parts, each with what a topic named there is worth. */
  fields: readonly MatchableText[];
  /** All parts in one, and its words: most terms are not even there with their first. */
  whole: MatchableText;
  words: ReadonlySet<string>;
  /** What of it was studied and found; prepared on the first call. */
  study: () => StudyTexts;
}

/** "Platelet Aggregation Inhibitors" is not about platelets, "Stroke" and "Attack, Transient" are about what they say. */
function matchableHeadings(headings: readonly string[], weight: number): MatchableText {
  const parts = headings.flatMap((heading) => [heading, ...heading.split(', ')]);
  return {
    weight,
    raw: headings.join(' ; '),
    normal: ` | ${parts.map((part) => termKey(part)).join(' | ')} | `,
    headings: true,
  };
}

/** Articles kept prepared: preparing one costs more than comparing it, and the same ones are found again and again. */
const MAX_PREPARED = 2_000;
const prepared = new LRUCache<string, Omit<MatchableArticle, 'article'>>({ max: MAX_PREPARED });

/** Tells revisions of an article apart, also those of lists, which carry no date. */
function revisionKey({ pmid, version, revised, origin, title, abstract, mesh }: ArticleWithContext): string {
  const length = abstract.reduce((sum, section) => sum + section.text.length, title.length);
  return [pmid, version, revised, origin, length, mesh.length].join(' ');
}

/** Prepares an article for comparison with topics. */
export function matchable(article: ArticleWithContext): MatchableArticle {
  const key = revisionKey(article);
  const texts = prepared.get(key) ?? prepareTexts(article);
  prepared.set(key, texts);
  return { article, ...texts };
}

function prepareTexts(article: ArticleWithContext): Omit<MatchableArticle, 'article'> {
  const fields = prepareFields(article);
  const raw = fields.map((field) => field.raw).join(' ; ');
  const normal = fields.map((field) => field.normal).join('');
  let study: StudyTexts | undefined;
  return {
    fields,
    whole: { weight: 1, raw, normal, headings: false },
    words: new Set(normal.split(' ')),
    study: () => (study ??= studyTexts(article)),
  };
}

const WHO = String.raw`\b(?:patients|subjects|participants|women|men|those) (?:with|who)\b`;

/** Any character of a sentence but the first of a verb or of further patients: what was left out stands nearest to it. */
const NEAREST = String.raw`(?!(?<!\b(?:who|that|which) )\b(?:were|was)\b|${WHO})[^.;]`;

/** Who was not studied: "without evidence of malignant disorders", "patients with renal failure were excluded". */
const LEFT_OUT = new RegExp(
  [
    String.raw`\bwithout (?:any |known |clinical )?(?:evidence|signs?|(?:a |prior |previous )*history) of\b[^.;]*`,
    String.raw`\b(?:excluding|exclusion criteria|free (?:of|from)|no (?:known |prior |previous )?(?:evidence|history) of)\b[^.;]*`,
    String.raw`${WHO}(?:${NEAREST}){1,120}\bwere excluded\b`,
  ].join('|'),
  'gi',
);

function prepareFields(article: ArticleWithContext): MatchableText[] {
  const conclusions = article.abstract.filter((section) => /CONCLUSION|INTERPRETATION/i.test(section.label));
  const mesh = article.mesh.flatMap((heading) => [heading.descriptor, ...heading.qualifiers]);
  const studied = [article.population, article.intervention, article.outcome, article.bottomLine].join(' ; ');
  // What was drawn from a text is less sure than what was written about it.
  const weight = article.origin === 'starter' ? FIELD_WEIGHTS.studied : FIELD_WEIGHTS.drawn;
  return [
    matchableText(`${article.title} ; ${article.vernacularTitle}`, FIELD_WEIGHTS.title),
    matchableHeadings([...mesh, ...article.keywords], FIELD_WEIGHTS.mesh),
    matchableText(studied, weight),
    matchableText(conclusions.map((section) => section.text).join(' '), FIELD_WEIGHTS.conclusion),
    matchableText(article.comparison, FIELD_WEIGHTS.compared),
    matchableText(abstractText(article.abstract).replace(LEFT_OUT, ' '), FIELD_WEIGHTS.abstract),
  ].filter((candidate) => candidate.raw.trim() !== '');
}

/** A term prepared for comparison. */
export interface TermPattern {
  weight: number;
  /** Normal form of its first word; '' for an acronym, which is compared as written. */
  firstWord: string;
  test(text: Pick<MatchableText, 'raw' | 'normal' | 'headings'>): boolean;
}

/** "LC/MS" names a method, not multiple sclerosis. */
const NO_METHOD_BEFORE = String.raw`(?<![\p{L}\p{N}]|\p{Lu}{2}[-‐‑–/])`;
/** So few letters stand for many things: without its full name, an article is about the topic only where its title or headings say so. */
const AMBIGUOUS_LETTERS = 3;
const AMBIGUOUS_SHARE = 0.6;

/** Concepts that studies also name in pieces: older ones tell of heart failure, and of the ejection fraction. */
const IN_PIECES: Readonly<Record<string, { all: readonly (readonly string[])[]; none: readonly string[] }>> = {
  hfref: {
    all: [
      ['heart failure', 'cardiac failure'],
      ['ejection fraction', 'left ventricular dysfunction', 'systolic dysfunction', 'LVEF'],
    ],
    none: ['preserved', 'diastolic heart failure', 'normal ejection fraction'],
  },
  'postoperative-nausea': {
    all: [
      ['nausea', 'vomiting', 'emesis'],
      ['surgery', 'postoperative', 'anesthesia', 'anaesthesia', 'operation'],
    ],
    none: ['chemotherapy', 'pregnancy'],
  },
};
const IN_PIECES_WEIGHT = 0.8;

function inPieces(id: string): TermPattern[] {
  const pieces = IN_PIECES[id];
  if (pieces === undefined) return [];
  const keys = (terms: readonly string[]) => terms.map((term) => ` ${termKey(term)} `);
  const all = pieces.all.map(keys);
  const none = keys(pieces.none);
  const test = ({ normal }: Pick<MatchableText, 'normal'>) =>
    all.every((terms) => terms.some((key) => normal.includes(key))) && !none.some((key) => normal.includes(key));
  return [{ weight: IN_PIECES_WEIGHT, firstWord: '', test }];
}

/** A name of a medicine in one word, which has no other forms: "Evenity" is not "even". */
const BRAND = /^\p{Lu}\p{Ll}{3,}$/u;

/** Prepares the terms of a topic once for many articles; acronyms are compared as written, words in normal form. */
export function termPatterns(topic: Pick<Topic, 'kind' | 'terms'> & { id?: string }): TermPattern[] {
  return [...ownPatterns(topic), ...inPieces(topic.id ?? '')];
}

function ownPatterns(topic: Pick<Topic, 'kind' | 'terms'>): TermPattern[] {
  return topic.terms.map(({ text, weight }) => {
    if (isAcronym(text) && topic.kind !== 'word') {
      const pattern = new RegExp(String.raw`${NO_METHOD_BEFORE}${acronymPattern(text)}(?![\p{L}\p{N}])`, 'u');
      // Most texts lack the letters altogether, which is far cheaper to see than that the pattern fails.
      const letters = /^[A-Za-z]+/.exec(text)?.[0] ?? text;
      const share = letters.length <= AMBIGUOUS_LETTERS ? AMBIGUOUS_SHARE : 1;
      return { weight: weight * share, firstWord: '', test: ({ raw }) => raw.includes(letters) && pattern.test(raw) };
    }
    if (BRAND.test(text) && topic.kind === 'drug') {
      const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${text}(?![\p{L}\p{N}])`, 'u');
      return { weight, firstWord: '', test: ({ raw }) => raw.includes(text) && pattern.test(raw) };
    }
    const key = ` ${termKey(text)} `;
    const firstWord = key.trimStart().split(' ', 1)[0] ?? '';
    const heading = key.trim() === firstWord ? ` |${key}| ` : key;
    return {
      weight,
      firstWord,
      test: ({ normal, headings }) => firstWord !== '' && normal.includes(headings ? heading : key),
    };
  });
}

function acronymPattern(acronym: string): string {
  return acronym
    .replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replace(/-|(?<=[A-Za-z])(?=\d)/g, String.raw`[-‐‑– ]?`);
}

/** How far an article is about a topic, 0 (not named) to 1. */
export function articleStrength({ fields, whole, words }: MatchableArticle, patterns: readonly TermPattern[]): number {
  const present = patterns.filter(
    (pattern) => (pattern.firstWord === '' || words.has(pattern.firstWord)) && pattern.test(whole),
  );
  return present.length === 0 ? 0 : topicStrength(fields, present);
}

/** How far texts are about a topic, 0 (not named) to 1. */
export function topicStrength(texts: readonly MatchableText[], patterns: readonly TermPattern[]): number {
  let best = 0;
  for (const { weight, raw, normal, headings } of texts) {
    if (weight <= best) continue;
    for (const pattern of patterns) {
      const strength = weight * pattern.weight;
      if (strength > best && pattern.test({ raw, normal, headings })) best = strength;
    }
  }
  return best;
}
