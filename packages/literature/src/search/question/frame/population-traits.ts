import type { QualifierDimension } from '@footnote/domain';

/** A trait of people that a text can name; two traits of one `group` exclude each other where only one is named. */
export interface PopulationTrait {
  dimension: QualifierDimension;
  group: string;
  /** Key and English name in one: "adolescents", "primary care". */
  value: string;
  pattern: RegExp;
  /** Years of age, where the trait tells them. */
  ages?: readonly [from: number, to: number];
}

const OLDEST = 120;

function trait(dimension: QualifierDimension, group: string, value: string, pattern: RegExp): PopulationTrait {
  return { dimension, group, value, pattern };
}

function aged(value: string, ages: readonly [number, number], pattern: RegExp): PopulationTrait {
  return { dimension: 'age', group: 'age', value, pattern, ages };
}

/** The traits that tell whether evidence from some people speaks for others. */
export const POPULATION_TRAITS: readonly PopulationTrait[] = [
  aged(
    'preterm infants',
    [0, 0.2],
    /\b(?:pre-?term(?! (?:labou?r|birth|deliver|pre))|premature (?:infants?|bab(?:y|ies)|newborns?|neonates?)|(?:very|extremely)[ -]low[ -]birth-?[ -]?weight|VLBW|ELBW)\b/i,
  ),
  aged('term infants', [0.05, 1], /(?<!pre-?)\b(?:full-?)?term (?:infants?|bab(?:y|ies)|newborns?|neonates?)\b/i),
  aged('infants', [0, 1.5], /\b(?:infants?|bab(?:y|ies)(?! aspirin)|newborns?|neonat(?:es?|al)|from birth)\b/i),
  aged(
    'children',
    [1, 17],
    /\b(?:child(?:ren|hood)?|kids?|toddlers?|pre-?schoolers?|p(?:a)?ediatrics?|school-?age[d]?|boys|girls|schoolchildren|juvenile)\b/i,
  ),
  aged('adolescents', [10, 19], /\b(?:adolescen(?:ts?|ce)|teen(?:s|age[dr]?s?)?|youths?|young people)\b/i),
  aged('adults', [18, 90], /\b(?:adults?)\b/i),
  aged(
    'older adults',
    [65, OLDEST],
    /\b(?:elderly|older (?:adults?|people|persons?|patients?|men|women|individuals)|old (?:people|age)|seniors|geriatric|octogenarians?|nonagenarians?|centenarians?|pensioners?|OAPs?|aged,? 80|nursing[ -]home|over[- ]60s|over[- ]65s|over[- ]70s)\b/i,
  ),
  trait('sex', 'sex', 'women', /\b(?:wom[ae]n|females?|girls|maternal|mothers?)\b/i),
  trait('sex', 'sex', 'men', /\b(?:m[ae]n|males?|boys)\b/i),
  trait(
    'pregnancy',
    'pregnancy',
    'pregnancy',
    /\b(?:pregnan(?:t|cy|cies)|gestational|antenatal|prenatal|expectant mothers?|in labou?r|pre-?eclampsia|(?:pre-?term )?labou?r|trimesters?|gravid|mums?-to-be|moms?-to-be)\b/i,
  ),
  trait('pregnancy', 'pregnancy', 'breastfeeding', /\b(?:breast-?[ -]?feeding|lactat(?:ing|ion))\b/i),
  trait('pregnancy', 'pregnancy', 'postpartum', /\b(?:post-?partum|after (?:childbirth|delivery))\b/i),
  trait(
    'setting',
    'setting',
    'intensive care',
    /\b(?:intensive[- ]care|ICUs?|critical(?:ly)?[- ]ill(?:ness)?|critical care|mechanical(?:ly)? ventilat\w+)\b/i,
  ),
  trait(
    'setting',
    'setting',
    'nursing homes',
    /\b(?:nursing[- ]homes?|care homes?|long-term care (?:facilit\w+|homes?)|residential care|institutionali[sz]ed)\b/i,
  ),
  trait('setting', 'setting', 'hospital', /\b(?:hospitali[sz]ed|in-?patients?|admitted (?:to|with)|in hospital)\b/i),
  trait(
    'setting',
    'setting',
    'outpatients',
    /\b(?:out-?patients?|ambulatory(?! (?:ECG|electrocard\w+|blood|BP|monitor\w+|record\w+|heart|24))|diabetes[- ]clinic|(?:living |live |lives )?at home|community-dwelling|homes?(?= (?:treatment|care|oxygen))|non-?hospitali[sz]ed)\b/i,
  ),
  trait(
    'setting',
    'setting',
    'emergency care',
    /\b(?:emergency (?:department|room|medicine|care)|in (?:the )?(?:ER|ED|A&E)|casualty|out-of-hospital|pre-?hospital|ambulance)\b/i,
  ),
  trait(
    'setting',
    'setting',
    'primary care',
    /\b(?:primary[- ](?:health )?care|in GP\b|(?:by|at|with|from) (?:the |their )?GPs?\b|GP (?:land|practices?|surger(?:y|ies)|patients?)|general[- ]practi\w+|family (?:practice|medicine)|in the community|community[- ]dwelling)\b/i,
  ),
  trait(
    'setting',
    'urgency',
    'emergency surgery',
    /\b(?:emergency (?:\w+ )?(?:surg\w+|laparotom\w+|operations?|repair|resection|colectom\w+|caesareans?|cesareans?)|urgent surgery)\b/i,
  ),
  trait(
    'setting',
    'urgency',
    'elective surgery',
    /\b(?:elective (?:\w+ ){0,2}(?:surg\w+|laparotom\w+|operations?|repair|resection|colectom\w+|caesareans?|cesareans?)|planned surgery)\b/i,
  ),
  trait('comorbidity', 'dialysis', 'haemodialysis', /\bha?emodialys\w+\b/i),
  trait('comorbidity', 'dialysis', 'peritoneal dialysis', /\b(?:peritoneal dialysis|CAPD)\b/i),
  trait('severity', 'severity', 'mild', /\bmild(?:ly)?\b/i),
  trait('severity', 'severity', 'moderate', /\bmoderate(?:ly)?\b/i),
  trait('severity', 'severity', 'severe', /\bsevere(?:ly)?\b(?! adverse| hypogly| bleeding| side)/i),
  trait(
    'stage',
    'course',
    'acute',
    /\bacute(?:ly)?\b(?! kidney| coronary| myocardial| otitis| lymph| myel| respiratory distress)/i,
  ),
  trait('stage', 'course', 'chronic', /\bchronic\b(?! kidney| obstructive| lymph| myel)/i),
  trait('stage', 'spread', 'early', /\bearly(?:[- ]stage)? (?=\w+ ?(?:cancer|carcinoma|disease|breast|cervical))/i),
  trait(
    'stage',
    'spread',
    'metastatic',
    /\b(?:metasta(?:tic|ses)|stage IV|advanced (?=\w{1,20}[ -](?:\w{1,20} )?(?:cancer|carcinoma|melanoma)))/i,
  ),
  // Lung cancers that answer to other drugs; “nonsquamous” denies it.
  trait('stage', 'histology', 'squamous', /(?:\b|(?<=\bnon))squamous(?![- ]cell carcinoma of the (?:head|skin))/i),
  trait('stage', 'receptor', 'HER2-positive', /\bHER-?2(?:\+|[- ](?:positive|amplified|overexpress))/i),
  trait('stage', 'receptor', 'HER2-negative', /\b(?:HER-?2[- ]negative|triple[- ]negative)/i),
  trait(
    'stage',
    'symptoms',
    'asymptomatic',
    /\b(?:asymptomatic|without symptoms|symptomless|never caused symptoms|no symptoms)\b/i,
  ),
  trait(
    'stage',
    'symptoms',
    'symptomatic',
    /(?<!a)\bsymptomatic (?:carotid|stenosis|patients|gall|bradycardia|aortic)/i,
  ),
  trait(
    'line',
    'line',
    'first line',
    /\b(?:first[- ]line|(?:previously |treatment[- ])?(?:untreated|na[iï]ve)|newly diagnosed)\b/i,
  ),
  trait(
    'line',
    'line',
    'after earlier treatment',
    /\b(?:second[- ]line|third[- ]line|refractory|relapsed|previously treated|treatment[- ]resistant|who failed|after failure of|not responding)\b/i,
  ),
  trait('prevention', 'prevention', 'primary prevention', /\bprimary[- ]prevention\b/i),
  trait(
    'prevention',
    'prevention',
    'secondary prevention',
    /\b(?:secondary[- ]prevention|(?:with|known|established|pre-?existing|history of) (?:atherosclerotic |coronary |cardio)?(?:vascular|heart|artery) disease|previous (?:myocardial infarction|stroke)|after (?:a |an )?(?:acute |recent )?(?:myocardial infarction|heart attack|stroke))\b/i,
  ),
  trait(
    'ethnicity',
    'region',
    'European',
    /\b(?:European?s?|white(?! (?:blood )?(?:cells?|counts?|matter|coats?)\b)|Caucasian|Nordic|Scandinavian)\b/i,
  ),
  trait(
    'ethnicity',
    'region',
    'Asian',
    /\b(?:Asians?|Chinese|China|Japan(?:ese)?|Korean?s?|Taiwan(?:ese)?|Thai(?:land)?|Indian?s?)\b/i,
  ),
  trait(
    'ethnicity',
    'region',
    'African',
    /\b(?:Black (?:people|patients|men|women|adults)|African(?:[- ]Americans?)?s?|sub-Saharan|Ghana(?:ians?)?|Nigerians?|Nigeria|Kenyans?|Kenya|Ugandans?|Uganda|Tanzanians?|Tanzania|Ethiopians?|Ethiopia|Malawians?|Malawi|Zambians?|Zambia|Mozambique|Cameroon|Senegal|Burkina Faso|Gambians?|Gambia|Rwanda|Zimbabwe|Congo|Gabon|Angola|Sudan)\b/i,
  ),
  trait('ethnicity', 'region', 'Hispanic', /\b(?:Hispanics?|Latin[oa]s?)\b/i),
  trait('comorbidity', 'smoking', 'never smokers', /\bnever[- ]smok\w+/i),
  trait('comorbidity', 'smoking', 'smokers', /\b(?:heavy |current |former |ex-)smokers?\b/i),
  trait(
    'species',
    'species',
    'animals',
    /\b(?:mice|mouse|murine|rats?|rodents?|rabbits?|pigs?|swine|porcine|dogs?|canine|monkeys?|macaques?|animal models?|sheep|zebrafish|in vivo model)\b/i,
  ),
];
