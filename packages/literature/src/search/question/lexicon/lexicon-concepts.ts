import { LEXICON_LANGUAGES, malformed, parseRows, type LexiconLanguage, type LexiconRow } from './lexicon-rows.ts';

export const CONCEPT_KINDS = ['condition', 'drug', 'drug-class', 'procedure', 'outcome', 'population'] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

/** One medical concept; its first English term is the one abstracts use, and a language without terms of its own uses the English ones. */
export type Concept = {
  readonly id: string;
  readonly kind: ConceptKind;
  readonly broader: readonly string[];
  readonly terms: Readonly<Record<LexiconLanguage, readonly string[]>>;
};

const HEADER = ['id', 'kind', 'broader', ...LEXICON_LANGUAGES] as const;
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const isKind = (value: string): value is ConceptKind => CONCEPT_KINDS.some((kind) => kind === value);

const parseTerms = (cell: string, place: string): string[] => {
  if (cell === '') return [];
  const terms = cell.split(' ; ');
  if (terms.some((term) => term === '' || term.includes(';'))) {
    throw malformed(place, `“${cell}” must separate its alternatives by “ ; ”`);
  }
  return terms;
};

const parseConcept = ({ cells, place }: LexiconRow): Concept => {
  const [id = '', kind = '', broader = '', ...languages] = cells;
  const [en = '', nl = '', es = '', fr = '', de = '', pt = ''] = languages;
  if (!ID.test(id)) throw malformed(place, `“${id}” is not a kebab-case id`);
  if (!isKind(kind)) throw malformed(place, `“${kind}” is not a kind; use one of ${CONCEPT_KINDS.join(', ')}`);
  if (en === '') throw malformed(place, `${id} has no English term`);
  const terms = (cell: string): string[] => parseTerms(cell, place);
  return {
    id,
    kind,
    broader: broader === '' ? [] : broader.split(' '),
    terms: { en: terms(en), nl: terms(nl), es: terms(es), fr: terms(fr), de: terms(de), pt: terms(pt) },
  };
};

/** Reads one concept file; throws, naming file and line, on a wrong header, id, kind, separator or an empty English cell. */
export const parseConcepts = (file: string, text: string): Concept[] => parseRows(file, text, HEADER).map(parseConcept);
