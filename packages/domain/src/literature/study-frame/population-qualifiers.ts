import type { PopulationQualifier, QualifierDimension } from './study-frame.ts';

/** Traits by the words that tell them; the key is what both questions and studies are compared by. */
const TRAITS: readonly (readonly [QualifierDimension, string, RegExp])[] = [
  ['age', 'newborns', /\b(?:newborns?|neonat(?:es?|al)|preterm|premature infants?|very low birth ?weight)\b/gi],
  ['age', 'infants', /\b(?:infants?|bab(?:y|ies)|toddlers?)\b/gi],
  ['age', 'children', /\b(?:child(?:ren)?|p(?:a)?ediatric|boys|girls|school-?age(?:d)?|kids?|preschoolers?)\b/gi],
  ['age', 'adolescents', /\b(?:adolescen(?:ts?|ce)|teen(?:s|agers?|age)|youths?|young people)\b/gi],
  ['age', 'adults', /\b(?:adults?|middle-aged)\b/gi],
  [
    'age',
    'older adults',
    /\b(?:elderly|older (?:adults?|people|patients|persons|women|men|individuals)|geriatric|octogenarians?|nonagenarians?|very old|seniors?|aged (?:65|70|75|80)|(?:65|70|75|80) years (?:of age )?(?:or|and) (?:older|over|above)|(?:≥|>) ?(?:65|70|75|80) years)\b/gi,
  ],
  ['sex', 'women', /\b(?:wom[ae]n|females?|girls|mothers)\b/gi],
  ['sex', 'men', /\b(?:m[ae]n|males?|boys|fathers)\b/gi],
  [
    'pregnancy',
    'pregnant',
    /\b(?:pregnan(?:t|cy|cies)|gestational|antenatal|prenatal|in labou?r|parturients?|gravid)\b/gi,
  ],
  ['pregnancy', 'postpartum', /\b(?:post-?partum|breast-?feeding|lactating|puerper\w+)\b/gi],
  ['setting', 'intensive care', /\b(?:intensive care|critical(?:ly)? (?:ill|care)|icu|mechanically ventilated)\b/gi],
  [
    'setting',
    'primary care',
    /\b(?:primary care|general practi(?:ce|tioners?)|family (?:practice|medicine|physicians?))\b/gi,
  ],
  ['setting', 'hospital', /\b(?:hospitali[sz]ed|inpatients?|in-hospital|admitted to hospital)\b/gi],
  ['setting', 'outpatients', /\b(?:outpatients?|ambulatory|non-hospitali[sz]ed)\b/gi],
  [
    'setting',
    'community',
    /\b(?:community(?:-dwelling|-based)?|general population|population-based|home-dwelling)\b/gi,
  ],
  [
    'setting',
    'emergency',
    /\b(?:emergency (?:department|room|medicine)|pre-?hospital|out-of-hospital|paramedics?)\b/gi,
  ],
  [
    'setting',
    'nursing homes',
    /\b(?:nursing homes?|residential care|long-term care (?:facilit\w+|residents?)|care homes?)\b/gi,
  ],
  ['severity', 'mild', /\bmild(?:ly)?\b/gi],
  ['severity', 'moderate', /\bmoderate(?:ly)?\b/gi],
  ['severity', 'severe', /\bsevere(?:ly)?\b/gi],
  ['stage', 'acute', /\bacute\b/gi],
  ['stage', 'chronic', /\b(?:chronic|long-?standing)\b/gi],
  [
    'stage',
    'early',
    /\bearly(?:-stage| stage)? (?=[\w-]*\s?(?:cancer|carcinoma|disease|parkinson|alzheimer|breast|arthritis|rheumatoid))/gi,
  ],
  ['stage', 'advanced', /\b(?:advanced|metastatic|stage (?:III|IV)[ABC]?|unresectable|end-stage|terminal)\b/gi],
  [
    'line',
    'first line',
    /\b(?:first-?line|treatment-na[iï]ve|previously untreated|newly diagnosed|drug-na[iï]ve|na[iï]ve patients)\b/gi,
  ],
  [
    'line',
    'refractory',
    /\b(?:refractory|(?:treatment|drug)-resistant|second-?line|third-?line|relapsed|pre-?treated|previously treated|inadequate(?:ly)? (?:respon\w+|controlled))\b/gi,
  ],
  ['comorbidity', 'diabetes', /\b(?:diabet(?:es|ics?)|niddm|t2dm|t1dm)\b/gi],
  [
    'comorbidity',
    'kidney disease',
    /\b(?:(?:chronic )?kidney disease|ckd|renal (?:failure|insufficiency|impairment|disease)|h(?:a)?emodialysis|dialysis|nephropathy)\b/gi,
  ],
  ['comorbidity', 'heart failure', /\bheart failure\b/gi],
  [
    'comorbidity',
    'coronary disease',
    /\b(?:coronary (?:artery |heart )?disease|myocardial infarction|acute coronary syndromes?|isch(?:a)?emic heart disease|angina)\b/gi,
  ],
  ['comorbidity', 'atrial fibrillation', /\batrial fibrillation\b/gi],
  ['comorbidity', 'hypertension', /\bhypertensi(?:on|ve)\b(?! pulmonary)/gi],
  ['comorbidity', 'obesity', /\b(?:obes(?:e|ity)|overweight)\b/gi],
  [
    'comorbidity',
    'cancer',
    /\b(?:cancer|carcinoma|malignan(?:t|cy|cies)|tumou?rs?|leuk(?:a)?emia|lymphoma|myeloma|melanoma)\b/gi,
  ],
  ['comorbidity', 'HIV', /\b(?:hiv(?:-\w+)?|aids)\b/gi],
  ['comorbidity', 'COPD', /\b(?:copd|chronic obstructive pulmonary)\b/gi],
  ['comorbidity', 'asthma', /\basthma(?:tics?)?\b/gi],
  ['comorbidity', 'eczema', /\b(?:eczema|atopic dermatitis)\b/gi],
  ['comorbidity', 'depression', /\b(?:depress(?:ion|ed|ive))\b/gi],
  ['comorbidity', 'dementia', /\b(?:dementia|alzheimer)\b/gi],
  ['comorbidity', 'cirrhosis', /\b(?:cirrho(?:sis|tic)|liver (?:failure|disease))\b/gi],
  ['comorbidity', 'stroke', /\b(?:strokes?|cerebrovascular|transient isch(?:a)?emic)\b/gi],
  ['comorbidity', 'sepsis', /\b(?:sepsis|septic)\b/gi],
  ['species', 'rodents', /\b(?:mice|mouse|murine|rats?|rodents?|hamsters?|guinea pigs?)\b/gi],
  [
    'species',
    'animals',
    /\b(?:dogs?|canine|cats?|feline|pigs?|piglets?|swine|porcine|sheep|ovine|cows?|cattle|bovine|horses?|equine|rabbits?|monkeys?|macaques?|zebrafish|drosophila|chickens?|broilers?)\b/gi,
  ],
  ['species', 'cells', /\b(?:in vitro|cell lines?|cultured (?:\w+ )?cells)\b/gi],
  ['prevention', 'primary', /\bprimary prevention\b/gi],
  ['prevention', 'secondary', /\bsecondary prevention\b/gi],
  ['ethnicity', 'Chinese', /\bchinese\b/gi],
  ['ethnicity', 'Japanese', /\bjapanese\b/gi],
  ['ethnicity', 'Asian', /\b(?:east |south |southeast )?asians?\b/gi],
  [
    'ethnicity',
    'Black',
    /\b(?:african[- ]americans?|blacks?\b(?= (?:patients|men|women|adults|people|participants))|afro-caribbean)\b/gi,
  ],
  ['ethnicity', 'Hispanic', /\b(?:hispanics?|latin[oa]s?)\b/gi],
  ['ethnicity', 'Indian', /\bindians?\b(?! ocean)/gi],
];

const ANY = new RegExp(TRAITS.map(([, , pattern]) => pattern.source).join('|'), 'i');
const DENIED =
  /\b(?:without|not|no|non|free (?:of|from)|excluding|except|absence of|never)[ -](?:(?:a |an |any |known |overt |established |prior |previous |history of |pre-existing |clinical |having |have |with |severe |active )){0,4}$/i;
const LISTED_DENIAL = /\bwithout (?:[\w-]+ ){1,4}(?:or|and|nor) $/i;
const REACH_OF_DENIAL = 60;
const LONGEST_TEXT = 4_000;

/** The traits of a population that a text names, each once; those said to be absent are negated. */
export function populationQualifiers(text: string): PopulationQualifier[] {
  const read = text.slice(0, LONGEST_TEXT);
  if (!ANY.test(read)) return [];
  return TRAITS.flatMap(([dimension, value, pattern]): PopulationQualifier[] => {
    const places = [...read.matchAll(pattern)];
    if (places.length === 0) return [];
    const negated = places.every(({ index }) => {
      const before = read.slice(Math.max(0, index - REACH_OF_DENIAL), index);
      return DENIED.test(before) || LISTED_DENIAL.test(before);
    });
    return [{ dimension, value, negated }];
  });
}
