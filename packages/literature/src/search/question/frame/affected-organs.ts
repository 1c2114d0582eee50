import type { Topic } from '../topic.ts';

interface Organ {
  id: string;
  /** As questions call it. */
  words: string;
  /** What studies report where it is spared or harmed, first as the frame of a question calls it. */
  told: readonly string[];
}

const ORGANS: readonly Organ[] = [
  {
    id: 'kidney-effects',
    words: 'kidneys?|renal function',
    told: [
      'kidney outcomes',
      'kidney',
      'renal',
      'nephropathy',
      'nephrotoxicity',
      'eGFR',
      'glomerular filtration rate',
      'creatinine',
      'albuminuria',
      'proteinuria',
      'dialysis',
    ],
  },
  {
    id: 'heart-effects',
    words: 'hearts?',
    told: [
      'heart outcomes',
      'heart',
      'cardiac',
      'cardiovascular',
      'coronary',
      'myocardial infarction',
      'cardiotoxicity',
      'ejection fraction',
    ],
  },
  {
    id: 'liver-effects',
    words: 'liver',
    told: [
      'liver outcomes',
      'liver',
      'hepatic',
      'hepatotoxicity',
      'hepatitis',
      'aminotransferase',
      'transaminases',
      'ALT',
      'cirrhosis',
    ],
  },
  {
    id: 'stomach-effects',
    words: 'stomach|gut|tummy|bowels?',
    told: [
      'stomach and bowel outcomes',
      'gastrointestinal',
      'stomach',
      'gastric',
      'dyspepsia',
      'nausea',
      'diarrhoea',
      'diarrhea',
      'ulcer',
      'abdominal',
    ],
  },
  {
    id: 'brain-effects',
    words: 'brains?|memory',
    told: [
      'brain outcomes',
      'brain',
      'cerebral',
      'cognitive',
      'cognition',
      'dementia',
      'stroke',
      'intracranial',
      'neurological',
      'neuropsychological',
      'neurotoxicity',
      'memory',
      'IQ',
    ],
  },
  {
    id: 'bone-effects',
    words: 'bones?',
    told: ['bone outcomes', 'bone', 'fracture', 'osteoporosis', 'osteoporotic', 'BMD', 'skeletal'],
  },
  {
    id: 'lung-effects',
    words: 'lungs?',
    told: ['lung outcomes', 'lung', 'pulmonary', 'respiratory', 'FEV1', 'pneumonitis', 'spirometry'],
  },
  {
    id: 'eye-effects',
    words: 'eyes?|eyesight|vision',
    told: ['eye outcomes', 'eye', 'ocular', 'retinopathy', 'visual', 'vision', 'cataract', 'glaucoma'],
  },
  {
    id: 'muscle-effects',
    words: 'muscles?',
    told: ['muscle outcomes', 'muscle', 'myopathy', 'myalgia', 'rhabdomyolysis', 'creatine kinase'],
  },
  {
    id: 'teeth-effects',
    words: 'teeth',
    told: ['tooth outcomes', 'teeth', 'tooth', 'dental', 'caries', 'enamel'],
  },
];

const OWNED = String.raw`(?:the |an? |his |her |my |your |their |our |(?:\w+['’]s? ))?`;
/** "Safer for the kidneys", "hard on the stomach". */
const FOR = String.raw`\b(?:safe(?:r|st)?|good|better|best|bad|worse|hard(?:er)?|eas(?:y|ier)|gentler?|kind(?:er)?|tough(?:er)?|risky|toxic|dangerous|harmful|harmless) (?:for|on|to) `;
/** "Spare the kidneys", "what does it do to the liver"; "affect" is not among them: what is affected may be ill already. */
const DONE_TO = String.raw`\b(?:do(?:es|ne)? to|happens? to|(?:protect|spare|harm|hurt|damage|injure|wreck|ruin|destroy|preserve|poison)(?:s|ed|ing)?) `;

const PATTERNS: readonly (readonly [Organ, RegExp])[] = ORGANS.map((organ) => [
  organ,
  new RegExp(`(?:${FOR}|${DONE_TO})${OWNED}(${organ.words})\\b`, 'i'),
]);

const MOST_READ = 2_000;
/** As much as any other outcome. */
const WEIGHT = 0.35;

/** The organs whose good or harm a question asks about: "safer for the kidneys" asks for what happens to them. */
export function affectedOrgans(question: string): Topic[] {
  const text = question.slice(0, MOST_READ);
  return PATTERNS.flatMap(([{ id, told }, pattern]) => {
    const surface = pattern.exec(text)?.[1];
    if (surface === undefined) return [];
    const [preferred = id, ...terms] = told;
    return [
      {
        id,
        kind: 'outcome' as const,
        surface,
        preferred,
        terms: terms.map((term) => ({ text: term, weight: 1 })),
        required: false,
        weight: WEIGHT,
      },
    ];
  });
}
