// MEDLINE's codes by the names people write.
const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'eng',
  german: 'ger',
  french: 'fre',
  spanish: 'spa',
  portuguese: 'por',
  italian: 'ita',
  dutch: 'dut',
  danish: 'dan',
  swedish: 'swe',
  norwegian: 'nor',
  finnish: 'fin',
  icelandic: 'ice',
  russian: 'rus',
  ukrainian: 'ukr',
  polish: 'pol',
  czech: 'cze',
  slovak: 'slo',
  slovenian: 'slv',
  hungarian: 'hun',
  romanian: 'rum',
  bulgarian: 'bul',
  croatian: 'hrv',
  serbian: 'srp',
  bosnian: 'bos',
  greek: 'gre',
  turkish: 'tur',
  hebrew: 'heb',
  arabic: 'ara',
  persian: 'per',
  japanese: 'jpn',
  chinese: 'chi',
  korean: 'kor',
  vietnamese: 'vie',
  thai: 'tha',
  afrikaans: 'afr',
  catalan: 'cat',
  estonian: 'est',
  latvian: 'lav',
  lithuanian: 'lit',
  hindi: 'hin',
};
// How other lists write the same languages: ISO 639-1, and the terminological codes of ISO 639-2.
const OTHER_CODES: Readonly<Record<string, string>> = {
  en: 'eng',
  de: 'ger',
  deu: 'ger',
  fr: 'fre',
  fra: 'fre',
  es: 'spa',
  pt: 'por',
  it: 'ita',
  nl: 'dut',
  nld: 'dut',
  da: 'dan',
  sv: 'swe',
  no: 'nor',
  nb: 'nor',
  nob: 'nor',
  nn: 'nor',
  nno: 'nor',
  fi: 'fin',
  is: 'ice',
  isl: 'ice',
  ru: 'rus',
  uk: 'ukr',
  pl: 'pol',
  cs: 'cze',
  ces: 'cze',
  sk: 'slo',
  slk: 'slo',
  sl: 'slv',
  hu: 'hun',
  ro: 'rum',
  ron: 'rum',
  bg: 'bul',
  hr: 'hrv',
  sr: 'srp',
  bs: 'bos',
  el: 'gre',
  ell: 'gre',
  tr: 'tur',
  he: 'heb',
  ar: 'ara',
  fa: 'per',
  fas: 'per',
  ja: 'jpn',
  zh: 'chi',
  zho: 'chi',
  ko: 'kor',
  vi: 'vie',
  th: 'tha',
  af: 'afr',
  ca: 'cat',
  et: 'est',
  lv: 'lav',
  lt: 'lit',
  hi: 'hin',
};
const SEVERAL = 'mul';
const CODES: ReadonlySet<string> = new Set([...Object.values(LANGUAGES), SEVERAL, 'und']);

/** MEDLINE's code of a language named or coded in any case, that of several for a list of them (`English; German`); null for an unknown one. */
export function languageCode(name: string): string | null {
  const codes = languageCodes(name);
  return codes.length > 1 ? SEVERAL : (codes[0] ?? null);
}

/** MEDLINE's codes of the languages in a list of them (`English; German`), each once, in their order; unknown ones are left out. */
export function languageCodes(names: string): string[] {
  return [...new Set(names.split(';').flatMap((one) => codeOf(one.trim().toLowerCase()) ?? []))];
}

function codeOf(lower: string): string | null {
  return CODES.has(lower) ? lower : (valueOf(LANGUAGES, lower) ?? valueOf(OTHER_CODES, lower));
}

const TRIALS = [
  'Randomized Controlled Trial',
  'Controlled Clinical Trial',
  'Pragmatic Clinical Trial',
  'Equivalence Trial',
  'Adaptive Clinical Trial',
  'Clinical Trial, Phase I',
  'Clinical Trial, Phase II',
  'Clinical Trial, Phase III',
  'Clinical Trial, Phase IV',
];
// Types that PubMed finds with a wider one.
const NARROWER_TYPES: Readonly<Record<string, readonly string[]>> = {
  'clinical trial': TRIALS,
  'clinical study': [...TRIALS, 'Clinical Trial', 'Observational Study', 'Observational Study, Veterinary'],
  'controlled clinical trial': ['Randomized Controlled Trial', 'Pragmatic Clinical Trial', 'Equivalence Trial'],
  'randomized controlled trial': ['Pragmatic Clinical Trial', 'Equivalence Trial'],
  review: ['Systematic Review'],
  guideline: ['Practice Guideline'],
  'comment on': ['Comment'],
};

/** A publication type with those PubMed finds with it. */
export function publicationTypes(name: string): readonly string[] {
  const trimmed = name.trim();
  return [trimmed, ...(Object.hasOwn(NARROWER_TYPES, trimmed.toLowerCase()) ? narrower(trimmed) : [])];
}

function narrower(name: string): readonly string[] {
  return NARROWER_TYPES[name.toLowerCase()] ?? [];
}

const QUALIFIERS = `aa analogs & derivatives|ab abnormalities|ad administration & dosage|ae adverse effects|ag agonists|
ah anatomy & histology|ai antagonists & inhibitors|an analysis|bi biosynthesis|bl blood|bs blood supply|
cf cerebrospinal fluid|ch chemistry|ci chemically induced|cl classification|cn congenital|co complications|
cs chemical synthesis|ct contraindications|cy cytology|de drug effects|df deficiency|dg diagnostic imaging|
dh diet therapy|di diagnosis|dt drug therapy|ec economics|ed education|eh ethnology|em embryology|en enzymology|
ep epidemiology|es ethics|et etiology|gd growth & development|ge genetics|hi history|im immunology|in injuries|
ip isolation & purification|ir innervation|lj legislation & jurisprudence|me metabolism|mi microbiology|mo mortality|
mt methods|nu nursing|og organization & administration|pa pathology|pc prevention & control|pd pharmacology|
ph physiology|pk pharmacokinetics|po poisoning|pp physiopathology|ps parasitology|px psychology|py pathogenicity|
ra diagnostic imaging|re radiation effects|rh rehabilitation|ri diagnostic imaging|rt radiotherapy|sc secondary|
sd supply & distribution|se secretion|sn statistics & numerical data|st standards|su surgery|td trends|th therapy|
tm transmission|to toxicity|tu therapeutic use|ul ultrastructure|ur urine|us diagnostic imaging|ut utilization|
ve veterinary|vi virology`;
const QUALIFIER_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  QUALIFIERS.split(/\|\s*/).map((row) => [row.slice(0, 2), row.slice(3)]),
);

/** A MeSH qualifier by its name or its two letters. */
export function qualifierName(text: string): string {
  return valueOf(QUALIFIER_NAMES, text.trim().toLowerCase()) ?? text;
}

function valueOf(table: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}
