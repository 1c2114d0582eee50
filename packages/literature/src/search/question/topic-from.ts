import type { Concept } from './lexicon-concepts.ts';
import type { FoundConcept } from './find-topics.ts';
import type { QuestionKnowledge } from './question-knowledge.ts';
import type { Topic, TopicTerm } from './topic.ts';

const NARROWER_WEIGHT = 0.75;
/** Terms of one topic that are searched; the lexicon's widest classes have more. */
const MOST_TERMS = 80;
const DEPTH = 3;

const WEIGHTS: Record<Topic['kind'], number> = {
  drug: 1.2,
  'drug-class': 1.2,
  procedure: 1.1,
  condition: 1.2,
  outcome: 0.35,
  population: 0.3,
  word: 0.6,
};

function narrowerTerms(concept: Concept, knowledge: QuestionKnowledge): TopicTerm[] {
  const terms: TopicTerm[] = [];
  const seen = new Set([concept.id]);
  let level: readonly Concept[] = [concept];
  for (let depth = 0; depth < DEPTH && level.length > 0; depth += 1) {
    const next = level
      .flatMap((parent) => knowledge.narrower.get(parent.id) ?? [])
      .filter((child) => !seen.has(child.id));
    for (const child of next) {
      seen.add(child.id);
      terms.push(...child.terms.en.map((text) => ({ text, weight: NARROWER_WEIGHT })));
    }
    level = next;
  }
  return terms;
}

/** Makes a topic of a concept: its English terms and those of everything narrower. Outcomes and populations are not required. */
export function topicFromConcept(found: FoundConcept, knowledge: QuestionKnowledge): Topic {
  const { concept, surface } = found;
  const own = concept.terms.en.map((text) => ({ text, weight: 1 }));
  return {
    id: concept.id,
    kind: concept.kind,
    surface,
    preferred: concept.terms.en[0] ?? concept.id,
    terms: [...own, ...narrowerTerms(concept, knowledge)].slice(0, MOST_TERMS),
    required: concept.kind !== 'outcome' && concept.kind !== 'population',
    weight: WEIGHTS[concept.kind],
  };
}

/** How a word the lexicon does not know stands to the literature at hand. */
export interface WordStanding {
  /** English spelling to search by. */
  text: string;
  /** Articles that contain it. */
  articles: number;
  /** True for names and acronyms, which an answer cannot do without. */
  isName: boolean;
}

const MEDICAL_ENDING =
  /(?:mab|nib|pril|sartan|statin|olol|dipine|gliptin|gliflozin|glutide|xaban|gatran|parin|prazole|cillin|mycin|floxacin|azole|vir|oxetine|triptan|setron|caine|dronate|lukast|terol|tropium|sone|olone|zepam|zolam|barbital|thiazide|semide|itis|osis|a?emia|oma|pathy|algia|plegia|penia|uria|rrh?o?ea|iasis|ectomy|otomy|plasty|oscopy|therapy|virus|cocc(?:us|i)|toxin|globin|phage|trophy|sclerosis)s?$/i;

/** Makes a topic of a word outside the lexicon. One that no article contains can never be covered, which counts against every answer. */
export function topicFromWord(surface: string, standing: WordStanding): Topic {
  const unknown = standing.articles === 0;
  return {
    id: standing.text.toLowerCase(),
    kind: 'word',
    surface,
    preferred: standing.text,
    terms: [{ text: standing.text, weight: 1 }],
    required: standing.isName || (unknown && MEDICAL_ENDING.test(standing.text)),
    weight: unknown || standing.isName ? 1.2 : WEIGHTS.word,
  };
}
