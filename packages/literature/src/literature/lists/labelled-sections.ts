import type { AbstractSection } from '@footnote/domain';

const HEADS = [
  'aims?',
  'animals',
  'backgrounds?',
  'case(?: report| presentation)?',
  'conclusions?',
  'context',
  'data (?:collection|extraction|sources?|synthesis)',
  'design',
  'discussion',
  'electronic supplementary material',
  'ethics',
  'findings',
  'funding',
  'hypothesis',
  'implications',
  'importance',
  'interpretation',
  'interventions?',
  'introduction',
  'limitations?',
  'main outcomes?',
  'main results',
  'materials?',
  'measurements?',
  'methods?',
  'methodology',
  'objectives?',
  'outcomes?',
  'participants?',
  'patients?',
  'populations?',
  'principal findings',
  'purpose',
  'rationale',
  'research design',
  'results?',
  'search (?:methods|strategy)',
  'selection criteria',
  'settings?',
  'significance',
  'study (?:design|selection)',
  'subjects?',
  'summary',
  'trials? [Rr]egistration(?: number)?',
];

const AFTER_SENTENCE = '(?<=[.!?)\\]"”]';

/** A known head in capitals or title case, alone or joined to more ("METHODS AND RESULTS:"), at the start or after a stop. */
const WITH_COLON = new RegExp(
  `(?:^|${AFTER_SENTENCE}\\s*))((?:${HEADS.join('|')})(?:(?:\\s*[/&,]\\s*|\\s+(?:and|or|of)\\s+|\\s+)[a-z]+){0,5})\\s*:\\s*`,
  'iy',
);

function isPrintedAsLabel(label: string): boolean {
  return label === label.toUpperCase() || /^[A-Z][a-z]+(?: (?:and |of |or )?[A-Za-z]+){0,2}$/.test(label);
}

const JOINED_IN_CAPITALS =
  '(?: (?:AND|OR|OF|&) [A-Z]{3,}| (?:DATA|DESIGN|FINDINGS|IMPORTANCE|MEASURE(?:MENT)?S?|METHODS|PARTICIPANTS|RELEVANCE|RESULTS)){0,4}';

/** Labels that lost their colon: in capitals before a word that is not ("RESULTS The pain …"). */
const IN_CAPITALS = new RegExp(
  `(?:^|${AFTER_SENTENCE}\\s+))((?:${HEADS.join('|').toUpperCase()})${JOINED_IN_CAPITALS})\\s+(?=[A-Z](?:[a-z]|\\s)|[\\d("'“])`,
  'y',
);

const TITLE_CASE = HEADS.map((head) => head.charAt(0).toUpperCase() + head.slice(1)).join('|');

/** Labels that lost all that parted them from the text ("… in hospital.ResultsThe pain …"). */
const GLUED = new RegExp(
  `(?:^|${AFTER_SENTENCE}\\s*))((?:${TITLE_CASE})(?: (?:and|or|of)(?: [A-Za-z][a-z]+){1,2})?)(?=[A-Z][a-zA-Z]|[A-Z]\\s|\\d)`,
  'y',
);

/** Heads that sentences begin with, too. */
const ALSO_SUBJECTS = new Set(['animals', 'participants?', 'patients?', 'populations?', 'subjects?']);
const NO_SUBJECTS = HEADS.filter((head) => !ALSO_SUBJECTS.has(head))
  .map((head) => head.charAt(0).toUpperCase() + head.slice(1))
  .join('|');

/** Labels that lost what parted them from the sentence before ("… in hospital.Results The pain …"). */
const GLUED_BEFORE = new RegExp(
  `(?<=[a-z\\d%)][.!?]|\\.[)\\]])((?:${NO_SUBJECTS})(?: (?:and|or|of)(?: [A-Za-z][a-z]+){1,2})?)\\s+(?=[A-Z\\d])`,
  'y',
);

const CAPITALS = HEADS.join('|').toUpperCase();

/** The same in capitals: "… in hospital.RESULTSThe pain …". */
const GLUED_CAPITALS = new RegExp(
  `(?:^|${AFTER_SENTENCE}\\s*))((?:${CAPITALS})(?: (?:AND|OR|OF|&) (?:${CAPITALS})){0,2})(?=[A-Z][a-z]|[A-Z]{2,6}[/\\s,-])`,
  'y',
);

/** Where a label can begin: at the start, and where letters follow a stop. */
const PLACE = /[.!?)\]"”]\s*(?=[a-z])/gi;

/** How the heads begin: few sentences do. */
const HEAD_STARTS = new Set(HEADS.map((head) => head.slice(0, 3)));

function mayBeHead(whole: string, place: number): boolean {
  return HEAD_STARTS.has(whole.slice(place, place + 3).toLowerCase());
}

function labelsAt(places: readonly number[], whole: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  let done = 0;
  for (const place of places) {
    if (place < done) continue;
    pattern.lastIndex = place;
    const match = pattern.exec(whole);
    if (match === null) continue;
    found.push(match);
    done = pattern.lastIndex;
  }
  return found;
}

/** Runs of spaces, but no single one, of which every text has hundreds. */
const UNTIDY = /(?:[^\S ]| (?=\s))\s*/g;

/** The labels of a text in order; none where they could as well be words of its prose. */
function labelsIn(whole: string): RegExpExecArray[] {
  const places = mayBeHead(whole, 0) ? [0] : [];
  for (PLACE.lastIndex = 0; PLACE.test(whole);) if (mayBeHead(whole, PLACE.lastIndex)) places.push(PLACE.lastIndex);
  if (places.length < 2) return [];
  const withColon = labelsAt(places, whole, WITH_COLON).filter((match) => isPrintedAsLabel(match[1] ?? ''));
  const bare = [IN_CAPITALS, GLUED, GLUED_BEFORE, GLUED_CAPITALS].flatMap((pattern) =>
    labelsAt(places, whole, pattern),
  );
  const inOrder = [...withColon, ...bare].sort((a, b) => a.index - b.index);
  const labels = inOrder.filter((match, position) => match.index !== inOrder[position - 1]?.index);
  return labels.length > 1 && (labels[0]?.index === 0 || bare.length > 1) ? labels : [];
}

/**
 * Cuts an abstract whose labels stand in its text ("BACKGROUND: … METHODS: …") into sections. At least two labels are
 * asked for, and those that only a colon tells from running prose must open the text. Labels are given in capitals, as
 * MEDLINE has them.
 */
export function labelledSections(text: string): AbstractSection[] {
  const whole = text.replaceAll(UNTIDY, ' ').trim();
  const labels = labelsIn(whole);
  const sections = labels.map((match, index) => ({
    label: (match[1] ?? '').toUpperCase(),
    text: whole.slice(match.index + match[0].length, labels[index + 1]?.index ?? whole.length).trim(),
  }));
  const lead = { label: '', text: whole.slice(0, labels[0]?.index).trim() };
  return [lead, ...sections].filter((section) => section.text !== '');
}
