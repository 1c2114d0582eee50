import type { Article } from '../article.ts';
import type { StudyDesign } from './study-frame.ts';

type Described = Pick<Article, 'title' | 'publicationTypes' | 'studyType' | 'mesh'>;

interface DesignEvidence {
  types: readonly string[];
  title: string;
  text: string;
  article: Described;
}

const typed = ({ types }: DesignEvidence, pattern: RegExp) => types.some((type) => pattern.test(type));

const FUTURE =
  /\b(?:will be|are being|is being) (?:randomi[sz]ed|randomly|recruited|enrolled|included|assigned|allocated|assessed|evaluated|measured|invited|followed|collected|compared)\b|\bwill (?:recruit|enrol|randomi[sz]e|include|receive|undergo|evaluate|assess|compare|provide)\b/i;
const UNFINISHED =
  /\b(?:is|are) (?:currently |now |still )?(?:recruiting|enrolling|ongoing|under ?way)\b|\brecruitment (?:is|started|began|commenced|has started|will)\b|\bresults (?:are|will be) (?:expected|available|reported|published|presented) (?:in|by|at)\b|\bnot yet (?:recruiting|completed|reported)\b|\btrial status\b/i;
const REPORTED =
  /\bp ?[<=>≤] ?0?[.·]\d|\b95 ?% ?(?:ci|confidence)|\bsignificant(?:ly)? (?:lower|higher|reduc|increas|improv|differen|fewer|more|better)|\b(?:was|were) (?:randomi[sz]ed|enrolled|recruited|randomly)\b|\bwe found\b/i;
const SINGLE_CASE =
  /\ba (?:case|rare case|unique case) of\b|\bcase (?:report|presentation)\b|\b(?:we|authors) (?:report|describe|present) (?:a|an|the|two|three) (?:\w+ ){0,4}(?:cases?|patients?)\b|\ban? \d{1,3}-(?:year|month|week|day)-old\b/i;

/** Looked back at what had been done, by whoever chose it. */
const LOOKED_BACK =
  /\bretrospective(?:ly)? (?:\w+ ){0,3}(?:analys\w+|stud(?:y|ies)|cohort|review\w*|evaluat\w+|examin\w+|compar\w+|data|chart|observational|survey)\b|\b(?:chart|case note|medical record)s? (?:review|audit)\b/i;
/** Says of those studied that chance decided what they were given. */
const BY_CHANCE =
  /\brandomly (?:assigned|allocated|divided|received|selected to receive)|\b(?:assigned|allocated|divided) (?:at random|randomly|by)|\brandom (?:allocation|assignment)|\brandomi[sz]ation\b|\b(?:were|was|we) (?:\w+ )?randomi[sz]ed\b|\brandomi[sz]ed (?:\d[\d,]* |[a-z]+ )?(?:to|into|patients|women|men|children|adults|participants)\b|\brandomi[sz]ed,? (?:[\w-]+,? ){0,4}(?:trial|study)\b(?! (?:is|are|needs?|should|to confirm))|\bdouble[- ]blind/i;
/** Says how the results of several studies were put together. */
const POOLED =
  /\b(?:DerSimonian|Mantel[-–]Haenszel|meta-?regress\w+|random[- ]effects?|fixed[- ]effects?|pooled|summary estimates?)\b/i;
/** A title that speaks of trials put together. */
const OVERVIEW = /\boverview of (?:the |all )?(?:\w+ ){0,2}(?:randomi[sz]ed (?:\w+ ){0,2})?trials\b/i;
const COMBINED = /\bdata (?:for|from|of) (?:each|all|the) [^.]{0,60}\bcombined\b/i;
/** Who was given what was up to those studied, or to whoever treated them. */
const BY_CHOICE =
  /\b(?:treatments?|allocation|surgery) (?:was|were) self-selected\b|\bself-selected (?:treatment|surgery)\b/i;
/** Says that they were not. */
const NOT_POOLED =
  /\b(?:not|no|without|cannot|precluded|prevented)\b[^.]{0,40}\b(?:pool(?:ed|ing)|meta-?analys\w+|summary estimates?)\b/i;
const SEARCHED =
  /\b(?:searched|search(?:es)? (?:of|in|was|were)|identified (?:by|through|from) (?:a )?(?:\w+ )?search\w*)\b[^.]{0,120}\b(?:medline|pubmed|embase|cochrane|electronic databases?|literature)\b|\b(?:medline|pubmed|embase|electronic databases?|literature)\b[^.]{0,120}\bsearch(?:ed|es)?\b/i;
const OF_STUDIES = /\b(?:trials|studies|RCTs)\b[^.]{0,80}\b(?:met|included|available|identified|eligible|involving)\b/i;
/** Asked all at one time. */
const AT_ONE_TIME = /\bcross-?sectional\b/i;
const FOLLOWED = /\b(?:cohort|prospective(?:ly)?|longitudinal|retrospective(?:ly)?|followed|follow-?up)\b/i;
/** Titles of what sums up a field, and no words of a study of one's own. */
const SUMS_UP =
  /\b(?:insights?|(?:new|recent|current) (?:advances?|concepts?|developments?|perspectives?|approaches|trends|status)|perspectives?|revisit(?:ing|ed)|an? update|updates? (?:on|in)|overview|state of the art|current (?:knowledge|understanding|management)|what (?:do we|is) know\w*|challenges)\b/i;
const OWN_STUDY =
  /\bp ?[<=>≤] ?0?[.·]\d|\bn ?= ?\d|\b\d+ (?:\w+ ){0,3}(?:patients|women|men|children|adults|subjects|participants|volunteers|rats|mice)\b|\bwe (?:studied|measured|examined|investigated|analy[sz]ed|compared|evaluated|assessed|found|included|enrolled)\b|\b(?:patients|subjects|participants|samples) were\b|\bmethods?\b/i;
/** Patients of one's own over some years, given what they were given. */
const OWN_PATIENTS =
  /\bat our (?:institution|hospital|cent(?:re|er)|clinic|department|unit)\b|\b(?:between|from) (?:\w+ )?(?:19|20)\d\d (?:and|to|through|until|till) (?:\w+ )?(?:19|20)\d\d\b|\breviewed the (?:\w+ )?(?:records|charts)\b|\bconsecutive (?:\w+ ){0,3}(?:patients|women|men|children|cases) (?:\([^)]*\) )?(?:who (?:had |were )?)?(?:underwent|undergoing|treated|operated)\b/i;
/** Of whom it was. */
const PATIENTS = /\b(?:patients?|women|men|children|infants|adults|cases|transplantations|operations|procedures)\b/i;
/** What says that something else was done with them than to look what became of them. */
const ANOTHER_DESIGN =
  /\brandom|\bblind|\btrials?\b|\bopen(?:-label)? study\b|\binterviews?\b|\bquestionnaires?\b|\baccuracy\b|\bcase-?\s?control|\bassigned\b|\ballocated\b|\bvariations\b|\b(?:studies|articles|reports) (?:were|was|examining|published)\b/i;

/** Whether a text tells of a study that is planned or recruiting, and of nothing found. */
export function isUnfinishedStudy(text: string): boolean {
  return (UNFINISHED.test(text) || FUTURE.test(text)) && !REPORTED.test(text);
}

/** The first that holds decides; titles and types of the record before words of the text. */
const DESIGNS: readonly (readonly [StudyDesign, (evidence: DesignEvidence) => boolean])[] = [
  ['comment', (one) => typed(one, /^(?:Comment|Editorial|News|Published Erratum|Retraction of Publication)$/)],
  [
    'guideline',
    (one) =>
      typed(one, /Guideline|Consensus/) ||
      /\b(?:guidelines?\b(?! adherence|-based)|consensus (?:statement|report|recommendations)|position (?:statement|paper)|recommendations (?:of|from|by) the)\b/i.test(
        one.title,
      ),
  ],
  ['protocol', (one) => one.article.studyType === 'protocol' || typed(one, /Protocol/)],
  ['unfinished', ({ title, text }) => isUnfinishedStudy(text) && !/\breview\b/i.test(title)],
  [
    'pooled_analysis',
    ({ title }) =>
      /\bpooled (?:\w+ )?(?:analys[ei]s|data)\b|\bpooling of\b|\bcombined analysis of (?:\w+ ){0,4}(?:trials|studies)\b/i.test(
        title,
      ) && !/\bmeta-?anal/i.test(title),
  ],
  ['meta_analysis', ({ article }) => article.studyType === 'meta_analysis'],
  ['meta_analysis', ({ title, text }) => OVERVIEW.test(title) && (POOLED.test(text) || COMBINED.test(text))],
  [
    'meta_analysis',
    (one) =>
      !typed(one, /Trial/) &&
      !/\brandomi[sz]ed\b/i.test(one.title) &&
      one.article.studyType !== 'systematic_review' &&
      SEARCHED.test(one.text) &&
      OF_STUDIES.test(one.text) &&
      POOLED.test(one.text) &&
      !NOT_POOLED.test(one.text),
  ],
  ['systematic_review', ({ article }) => article.studyType === 'systematic_review'],
  [
    'case_report',
    (one) =>
      typed(one, /^Case Reports$/) || /\bcase report\b|\bcase series\b|\breport of (?:\w+ )?cases?\b/i.test(one.title),
  ],
  [
    'economic_evaluation',
    ({ title }) =>
      /\bcost[- ](?:effectiveness|utility|benefit|minimi[sz]ation)\b|\beconomic (?:evaluation|analysis)\b|\bbudget impact\b|\bmodel (?:\w+ )?of (?:the )?(?:\w+ )?costs?\b/i.test(
        title,
      ),
  ],
  [
    'laboratory',
    ({ article, title }) =>
      article.studyType === 'rodent' ||
      (/\bin vitro\b|\b(?:mice|mouse|rats?|murine|zebrafish|drosophila|cell lines?)\b/i.test(title) &&
        !/\b(?:patients|women|men|children|humans?)\b/i.test(title)),
  ],
  [
    'pooled_analysis',
    ({ text }) => /\b(?:this|we (?:performed|conducted|did)|in (?:a|this)) (?:\w+ )?pooled analysis\b/i.test(text),
  ],
  [
    'cohort',
    (one) =>
      !typed(one, /Trial/) &&
      (/\bretrospective(?:ly)?\b/i.test(one.title) || LOOKED_BACK.test(one.text)) &&
      !BY_CHANCE.test(`${one.title} ${one.text}`) &&
      !/\bcase-?\s?control/i.test(one.text),
  ],
  ['randomized_trial', ({ article }) => article.studyType === 'randomized_trial'],
  [
    'review',
    (one) =>
      typed(one, /^Review$/) ||
      /(?::|^|\ba) (?:\w+ ){0,3}(?:review|overview)\b|\breview of (?:the )?(?:literature|evidence)\b|\bstate of the art\b/i.test(
        one.title,
      ),
  ],
  [
    'diagnostic_accuracy',
    ({ title, text }) =>
      /\bdiagnostic (?:accuracy|performance|yield|value)\b|\bsensitivity and specificity\b/i.test(title) ||
      /\bsensitivity\b[^.]{0,80}\bspecificity\b[^.]{0,40}\d/i.test(text),
  ],
  [
    'review',
    ({ article, title, text }) =>
      text !== '' && article.studyType !== 'human_intervention' && SUMS_UP.test(title) && !OWN_STUDY.test(text),
  ],
  ['case_control', ({ title, text }) => /\bcase-?\s?control\b/i.test(`${title} ${text}`)],
  ['cross_sectional', ({ title, text }) => AT_ONE_TIME.test(`${title} ${text}`) && !FOLLOWED.test(`${title} ${text}`)],
  [
    'cohort',
    (one) =>
      /\b(?:cohort|prospective(?:ly)? (?:study|observational|followed)|longitudinal|follow-?up study|registry|retrospective(?:ly)?|observational)\b/i.test(
        `${one.title} ${one.text}`,
      ),
  ],
  [
    'cross_sectional',
    ({ title, text }) => /\bcross-?sectional\b|\bprevalence (?:study|survey)\b|\bsurvey\b/i.test(`${title} ${text}`),
  ],
  ['cohort', ({ text }) => BY_CHOICE.test(text)],
  ['trial', ({ article }) => article.studyType === 'human_intervention'],
  ['case_report', ({ text }) => SINGLE_CASE.test(text)],
  [
    'review',
    ({ text }) =>
      /\b(?:this|the present|our) (?:article|paper|review) (?:reviews|summari[sz]es|discusses|describes|provides an overview)\b|\bwe review\b|\bin this review\b/i.test(
        text,
      ),
  ],
  ['cohort', ({ text }) => OWN_PATIENTS.test(text) && PATIENTS.test(text) && !ANOTHER_DESIGN.test(text)],
  ['comment', (one) => typed(one, /^Letter$/)],
];

/** How a study was made, from its record, title and abstract. */
export function studyDesign(article: Described, text: string): StudyDesign {
  const evidence = { types: article.publicationTypes, title: article.title, text, article };
  return DESIGNS.find(([, holds]) => holds(evidence))?.[0] ?? 'unknown';
}
