import type { AbstractSection } from '@footnote/domain';

const HEADS = [
  'aims?',
  'backgrounds?',
  'case(?: report| presentation)?',
  'conclusions?',
  'context',
  'data (?:collection|extraction|sources?|synthesis)',
  'design',
  'discussion',
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
  'results?',
  'search (?:methods|strategy)',
  'selection criteria',
  'settings?',
  'significance',
  'study (?:design|selection)',
  'subjects?',
  'summary',
  'trial registration',
];

/** A known head in capitals or title case, alone or joined to more ("METHODS AND RESULTS:"), at the start or after a stop. */
const LABEL = new RegExp(
  `(?:^|(?<=[.!?)\\]"”]\\s+))((?:${HEADS.join('|')})(?:(?:\\s*[/&,]\\s*|\\s+(?:and|or|of)\\s+|\\s+)[a-z]+){0,5})\\s*:\\s+`,
  'gi',
);

function isPrintedAsLabel(label: string): boolean {
  return label === label.toUpperCase() || /^[A-Z][a-z]+(?: (?:and |of |or )?[A-Za-z]+){0,2}$/.test(label);
}

/**
 * Cuts an abstract whose labels stand in its text ("BACKGROUND: … METHODS: …") into sections. At least two labels are
 * asked for and one must open the text, so that a colon in running prose cuts nothing.
 */
export function labelledSections(text: string): AbstractSection[] {
  const whole = text.replaceAll(/\s+/g, ' ').trim();
  if (whole === '') return [];
  const labels = [...whole.matchAll(LABEL)].filter((match) => isPrintedAsLabel(match[1] ?? ''));
  if (labels.length < 2 || labels[0]?.index !== 0) return [{ label: '', text: whole }];
  const sections = labels.map((match, index) => ({
    label: match[1] ?? '',
    text: whole.slice(match.index + match[0].length, labels[index + 1]?.index ?? whole.length).trim(),
  }));
  return sections.filter((section) => section.text !== '');
}
