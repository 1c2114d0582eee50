import { directionWord } from './direction-words.ts';
import { tokensOf, type Token } from './sentence-tokens.ts';

const STOP = new Set(
  'a an the of in on at to for with by from and or as is are was were be been its it this that these those which who group groups arm arms patients patient participants subjects versus vs than compared et al one both all each per via using used use received receiving treatment treated therapy who given during after before not no between within among into also only'.split(
    ' ',
  ),
);
const LIGHT = new Set(
  'score scores rate rates level levels mean change changes total number time times percentage proportion incidence frequency value values measure measured scale index week weeks month months day days year years h hours min mg g ml kg daily dose baseline concentration concentrations overall effect effects significantly significant outcome outcomes risk response average amount questionnaire test between difference differences status post pre intervention control increase decrease reduction improvement increased decreased reduced improved people adults children women men study trial program programme mm'.split(
    ' ',
  ),
);

function weightOf(token: Token): number {
  if (LIGHT.has(token.text)) return 0.35;
  return token.text.length < 3 ? 0.5 : 1;
}

/** The name of an arm or an outcome is no longer than this. */
const LONGEST_ASKED = 600;

/** The words of a text that tell it apart from others; those of directions weigh little. */
export function askedTerms(text: string): Map<string, number> {
  const terms = new Map<string, number>();
  for (const token of tokensOf(text.slice(0, LONGEST_ASKED))) {
    if (token.kind === 'mark' || STOP.has(token.text)) continue;
    const key = token.kind === 'number' ? token.text : token.stem;
    const light = token.kind === 'number' || directionWord(token.text) !== null;
    terms.set(key, light ? 0.3 : weightOf(token));
  }
  return terms;
}

const SYNONYMS: readonly string[] = [
  'mortality death deaths died dead dying fatality survival',
  'survival survived alive',
  'haemorrhage hemorrhage bleeding bleed',
  'stroke strokes cerebrovascular',
  'infarction mi infarct',
  'adverse side harms toxicity safety tolerability tolerated events',
  'pain analgesia analgesic vas',
  'recurrence recurrent relapse relapsed recurred',
  'glucose glycemic glycaemic hba1c glycated glycosylated a1c sugar',
  'cholesterol ldl hdl lipid lipids',
  'weight bmi obesity body',
  'bp pressure systolic diastolic hypertension sbp dbp',
  'depression depressive depressed mood',
  'anxiety anxious stai',
  'hospitalisation hospitalization admission admitted hospitalisations hospitalizations admissions readmission',
  'qol quality life',
  'smoking cigarettes abstinence cessation quit smokers',
  'nausea vomiting ponv emesis',
  'infection infections infected sepsis',
  'fracture fractures',
  'fall falls fallers',
  'exercise activity physical',
  'crp inflammation inflammatory',
  'lung fev1 spirometry pulmonary respiratory',
  'vaccine vaccination vaccinated immunisation immunization',
  'malaria parasitemia parasitaemia plasmodium',
  'birth delivery births',
  'cost costs expenditure',
  'opioid morphine narcotic analgesic fentanyl',
  'cr complete response',
  'duration time length stay',
];
const synonyms = new Map<string, Set<string>>();
for (const row of SYNONYMS) {
  const row_stems = tokensOf(row).map(({ stem }) => stem);
  for (const stem of row_stems) {
    const others = synonyms.get(stem) ?? new Set<string>();
    for (const other of row_stems) if (other !== stem) others.add(other);
    synonyms.set(stem, others);
  }
}

/** How alike two folded words are: 1 the same, less for a common beginning or a word of the same matter, 0 else. */
export function stemsAlike(asked: string, found: string): number {
  if (asked === found) return 1;
  if (synonyms.get(asked)?.has(found)) return 0.6;
  const length = Math.min(asked.length, found.length);
  if (length < 5) return 0;
  let same = 0;
  while (same < length && asked.charCodeAt(same) === found.charCodeAt(same)) same += 1;
  return same >= 5 && same >= Math.max(asked.length, found.length) - 4 ? 0.8 : 0;
}
