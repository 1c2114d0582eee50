import type { Concept } from './lexicon/lexicon-concepts.ts';
import type { FoundConcept } from './find-topics.ts';
import type { QuestionKnowledge } from './question-knowledge.ts';
import type { Topic, TopicTerm } from './topic.ts';

const NARROWER_WEIGHT = 0.75;
/** Terms of one topic that are searched; the lexicon's widest classes have more. */
const MAX_TERMS = 120;
const DEPTH = 5;

const WEIGHTS: Record<Topic['kind'], number> = {
  drug: 1.2,
  'drug-class': 1.2,
  procedure: 1.1,
  condition: 1.2,
  outcome: 0.35,
  population: 0.3,
  word: 0.2,
  number: 0.3,
};

function narrowerConcepts(concept: Concept, knowledge: QuestionKnowledge): Concept[] {
  const found: Concept[] = [];
  const seen = new Set([concept.id]);
  let level: readonly Concept[] = [concept];
  for (let depth = 0; depth < DEPTH && level.length > 0; depth += 1) {
    const next: Concept[] = [];
    for (const child of level.flatMap((parent) => knowledge.narrower.get(parent.id) ?? [])) {
      if (seen.has(child.id)) continue;
      seen.add(child.id);
      next.push(child);
    }
    found.push(...next);
    level = next;
  }
  return found;
}

/** What narrower concepts are called, every concept's preferred term before any concept's second: a class is known by all its members. */
function narrowerTerms(concept: Concept, knowledge: QuestionKnowledge): TopicTerm[] {
  const narrower = narrowerConcepts(concept, knowledge);
  const most = Math.max(0, ...narrower.map(({ terms }) => terms.en.length));
  return Array.from({ length: most }, (_, rank) =>
    narrower.flatMap(({ terms }) => terms.en[rank] ?? []).map((text) => ({ text, weight: NARROWER_WEIGHT })),
  ).flat();
}

/** Procedures that name a way of doing rather than what is done: beside another intervention they exclude nothing. */
const GENERIC = new Set([
  'surgery',
  'endoscopy',
  'blood-test',
  'ct-scan',
  'ct-angiography',
  'radiography',
  'urinalysis',
  'biopsy',
  'questionnaires',
  'blood-pressure-lowering',
  'blood-culture',
  'urine-culture',
  'arterial-blood-gas',
  'serology',
  'mri',
  'subcutaneous',
  'intramuscular',
  'intravenous',
  'intrathecal',
  'intranasal',
  'transdermal',
  'topical-administration',
  'rectal-administration',
  'sublingual',
  'continuous-infusion',
  'autoinjector',
  'oral-administration',
  'inhalation',
  'nebuliser',
  'medical-therapy',
  'placebo-control',
  'usual-care',
  'combination-therapy',
  'primary-prevention',
  'secondary-prevention',
  'preoperative-care',
  'prehospital-care',
  'network-meta-analysis',
  'adaptive-trial',
]);

/** People whom evidence from others does not tell about: an answer has to come from studies of them. */
const NOT_LIKE_OTHERS = new Set([
  'children',
  'infants',
  'newborns',
  'preterm-infants',
  'pregnant-women',
  'breastfeeding-women',
  'animals',
  'mice',
  'rats',
  'rodents',
  'guinea-pigs',
  'sheep',
  'zebrafish',
  'cats',
  'horses',
  'pigs',
  'dogs',
  'monkeys',
  'rabbits',
]);

function isRequired({ kind, id }: Concept): boolean {
  if (kind === 'population') return NOT_LIKE_OTHERS.has(id);
  return kind !== 'outcome' && !GENERIC.has(id);
}

/** Makes a topic of a concept: its English terms and those of everything narrower. Outcomes and most people are not required. */
export function topicFromConcept(found: FoundConcept, knowledge: QuestionKnowledge): Topic {
  const { concept, surface } = found;
  const own = concept.terms.en.map((text) => ({ text, weight: 1 }));
  return {
    id: concept.id,
    kind: concept.kind,
    surface,
    preferred: concept.terms.en[0] ?? concept.id,
    terms: [...own, ...narrowerTerms(concept, knowledge)].slice(0, MAX_TERMS),
    required: isRequired(concept),
    weight: WEIGHTS[concept.kind],
  };
}

/** How a word the lexicon does not know stands to the literature at hand. */
export interface UnknownWord {
  /** English spelling to search by. */
  text: string;
  /** True for names and acronyms, which an answer cannot do without. */
  isName: boolean;
  /** How rare the word is in the literature, 0 (everywhere) to 1 (nowhere or once). */
  rarity: number;
  /** True when the question names what to look for without this word. */
  isExtra: boolean;
}

const MEDICAL_ENDING =
  /(?:mab|nib|pril|sartan|statin|olol|dipine|gliptin|gliflozin|glutide|xaban|gatran|parin|prazole|cillin|mycin|floxacin|azole|vir|oxetine|triptan|setron|caine|dronate|lukast|terol|tropium|sone|olone|zepam|zolam|barbital|thiazide|semide|quine|taxel|platin|rubicin|itis|osis|a?emia|oma|pathy|algia|plegia|penia|uria|rrh?o?ea|iasis|ectomy|otomy|plasty|oscopy|virus|cocc(?:us|i)|toxin|globin|phage|trophy|sclerosis)s?$/i;

const NAME_WEIGHT = 1.2;
/** Share of its weight that a word keeps where the question says enough without it. */
const EXTRA_SHARE = 0.4;

/**
 * Makes a topic of a word outside the lexicon. Names and words that look medical are required; others weigh the more the
 * rarer they are. A word that no article contains can never be covered, which counts against every answer.
 */
export function topicFromWord(surface: string, { text, isName, rarity, isExtra }: UnknownWord): Topic {
  const required = isName || MEDICAL_ENDING.test(text);
  const weight = WEIGHTS.word + (NAME_WEIGHT - WEIGHTS.word) * rarity * rarity;
  return {
    id: text.toLowerCase(),
    kind: 'word',
    surface,
    preferred: text,
    terms: [{ text, weight: 1 }],
    required,
    weight: required ? NAME_WEIGHT : weight * (isExtra ? EXTRA_SHARE : 1),
  };
}

/** Makes a topic of a number ("24 hours", "120 mm Hg"): an article that has it is lifted, and none is held back. */
export function topicFromNumber(number: string): Topic {
  return {
    id: number,
    kind: 'number',
    surface: number,
    preferred: number,
    terms: [{ text: number, weight: 1 }],
    required: false,
    weight: WEIGHTS.number,
  };
}
